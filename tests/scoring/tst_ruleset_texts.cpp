#include "model/document/ruleset/ruleset_file.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

// docs/TEXTS.md: what real events say, each as a ruleset of tests/data/texts.
namespace mentat::test::tst_ruleset_texts {

namespace {

/// A page, and the documents of the rulesets that its table names, by the name of each file.
struct Texts {
    QString page;
    std::map<QString, QString> documents;
};

QString textOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

const Texts& allTexts() {
    static const Texts texts = [] {
        Texts read{textOf(QStringLiteral(MENTAT_TEXTS)), {}};
        const QDir folder(QStringLiteral(MENTAT_TEXT_RULESETS));
        for (const QString& file : folder.entryList({u"*.json"_s}, QDir::Files))
            read.documents.emplace(file, textOf(folder.filePath(file)));
        return read;
    }();
    return texts;
}

/// The first cells of the table's rows.
QStringList namesInTable(const QString& page) {
    static const QRegularExpression row(u"^\\| ([^|]+) \\| [^|]+ \\| [^|]+ \\|$"_s,
                                        QRegularExpression::MultilineOption);
    QStringList names;
    for (auto all = row.globalMatch(page); all.hasNext();)
        names << all.next().captured(1);
    names.removeAll(u"event"_s);
    return names;
}

/// "Can't Stop" is in "cant-stop.json".
QString fileOf(QString name) {
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    return name.toLower().remove(u'\'').replace(others, u"-"_s) + u".json"_s;
}

/// What is wrong with a page and its documents; empty: nothing.
QStringList faultsOf(const Texts& texts) {
    QStringList faults;
    QStringList names;
    for (const auto& [file, document] : texts.documents) {
        const auto read = readRulesetDocument(document.toUtf8());
        if (!read) {
            faults << file + u": no ruleset"_s;
            continue;
        }
        names << read->name.text();
        if (fileOf(read->name.text()) != file)
            faults << file + u": is called "_s + read->name.text();
    }
    QStringList inTable = namesInTable(texts.page);
    inTable.sort();
    names.sort();
    if (faults.isEmpty() && names != inTable)
        faults << u"table and rulesets differ"_s;
    return faults;
}

Ruleset rulesetOf(const QString& name) {
    const auto& documents = allTexts().documents;
    const auto found = documents.find(fileOf(name));
    if (found == documents.end())
        qFatal("there is no text %s", qPrintable(name));
    return *readRulesetDocument(found->second.toUtf8());
}

/// So many tables of four, which p1, p2, … win before p1 + tables, and so on.
Event wonTables(const Ruleset& ruleset, int tables) {
    std::vector<Game> games;
    for (int table = 1; table <= tables; ++table)
        games.push_back(inOrder({table, tables + table, 2 * tables + table, 3 * tables + table}));
    return eventBy(ruleset, 4 * tables, {games});
}

/// "4 4 3": the sizes of a stage's tables.
QString sizesOf(const Event& event, const char* stage) {
    QStringList sizes;
    for (const QString& table : tablesText(event, stage).split(u" / "_s, Qt::SkipEmptyParts))
        sizes << QString::number(table.count(u'p'));
    return sizes.join(u' ');
}

} // namespace

class TestRulesetTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachTextHasItsRuleset() {
        QCOMPARE(namesInTable(allTexts().page).size(), 22);
        QCOMPARE(faultsOf(allTexts()), QStringList());
    }

    /// The check above must notice each of these.
    void aTextThatIsWrongIsFound() {
        const auto faultsAfter
            = [](const QString& file, const QString& before, const QString& after) {
                  Texts texts = allTexts();
                  texts.documents.at(file).replace(before, after);
                  return faultsOf(texts);
              };
        QCOMPARE(faultsAfter(u"unp23.json"_s, u"\"later-seats\""_s, u"\"later-seat\""_s),
                 QStringList(u"unp23.json: no ruleset"_s));
        QCOMPARE(faultsAfter(u"spg17.json"_s, u"\"SPG17\""_s, u"\"SPG18\""_s),
                 QStringList(u"spg17.json: is called SPG18"_s));
        const QStringList differ(u"table and rulesets differ"_s);
        Texts fewer = allTexts();
        fewer.documents.erase(u"chl17.json"_s);
        QCOMPARE(faultsOf(fewer), differ);
        Texts unnamed = allTexts();
        unnamed.page.remove(QRegularExpression(u"\\| TM19 [^\\n]+\\n"_s));
        QCOMPARE(faultsOf(unnamed), differ);
    }

    /// The best finish that is no win, then the per cent of that very game.
    void amr17() {
        const Event event = eventBy(rulesetOf(u"AMR17"_s), 8,
                                    {{scored({{5, 100}, {1, 60}, {2, 50}, {3, 40}}),
                                      scored({{6, 100}, {4, 55}, {7, 54}, {8, 10}})},
                                     {scored({{1, 80}, {5, 30}}), scored({{4, 80}, {6, 30}}),
                                      scored({{8, 100}, {3, 99}, {2, 95}})}});
        // p1 and p4 won one game and were second once: 60 per cent before 55. That p2 has 95 per
        // cent of a third place does not count before p3's second.
        QCOMPARE(valuesText(event, 1), u"1, 253/5"_s);
        QCOMPARE(valuesText(event, 4), u"1, 1011/20"_s);
        QCOMPARE(valuesText(event, 3), u"0, 5099/100"_s);
        QCOMPARE(valuesText(event, 2), u"0, 819/20"_s);
    }

    /// 1000 and the winner's score by the second's; 100, of three 50, and ten times the other way.
    void tm19() {
        const Event event = eventBy(
            rulesetOf(u"TM19"_s), 7,
            {{scored({{1, 90}, {2, 60}, {3, 30}, {4, 30}}), scored({{5, 80}, {6, 64}, {7, 10}})}});
        QCOMPARE(valuesText(event, 1), u"2003/2"_s); // 1000 and 90 by 60
        QCOMPARE(valuesText(event, 2), u"320/3"_s);  // 100 and ten times 60 by 90
        QCOMPARE(valuesText(event, 5), u"4005/4"_s);
        QCOMPARE(valuesText(event, 6), u"58"_s); // 50 and eight
        QCOMPARE(valuesText(event, 7), u"0"_s);
    }

    /// Two tables for 6 to 10, four from 12, none below 6.
    void lwd18_data() {
        QTest::addColumn<int>("come");
        QTest::addColumn<QString>("sizes");
        QTest::newRow("16") << 16 << u"4 4 4 4"_s;
        QTest::newRow("12") << 12 << u"3 3 3 3"_s;
        QTest::newRow("10") << 10 << u"5 5"_s;
        QTest::newRow("6") << 6 << u"3 3"_s;
        QTest::newRow("5") << 5 << QString();
    }
    void lwd18() {
        QFETCH(int, come);
        QFETCH(QString, sizes);
        Event event = wonTables(rulesetOf(u"LWD18"_s), 8);
        auto& stage = stageOf(event, "Semifinal");
        for (int player = come + 1; player <= 32; ++player)
            stage.details.unavailable.push_back(event.players[static_cast<size_t>(player - 1)].id);
        QCOMPARE(sizesOf(event, "Semifinal"), sizes);
    }

    /// Seats 1-4-6-7 and 2-3-5-8; two of each table go on.
    void speedway() {
        const Event event = wonTables(rulesetOf(u"Speedway"_s), 4);
        QCOMPARE(tablesText(event, "Semifinal"), u"p1 p4 p6 p7 / p2 p3 p5 p8"_s);
    }

    /// 66 winners at exactly 16 tables.
    void cantStop() {
        QCOMPARE(sizesOf(wonTables(rulesetOf(u"Can't Stop"_s), 66), "Round 2"),
                 u"5 5 4 4 4 4 4 4 4 4 4 4 4 4 4 4"_s);
        QCOMPARE(sizesOf(wonTables(rulesetOf(u"Can't Stop"_s), 60), "Round 2"),
                 u"4 4 4 4 4 4 4 4 4 4 4 4 3 3 3 3"_s);
    }

    /// Safe are two wins; those with one fill to nine tables, and nobody without.
    void spd23() {
        QCOMPARE(sizesOf(wonTables(rulesetOf(u"SPD23"_s), 30), "Quarterfinal"),
                 u"3 3 3 3 3 3 3 3 3"_s);
        QCOMPARE(sizesOf(wonTables(rulesetOf(u"SPD23"_s), 20), "Quarterfinal"), u"4 4 4 4 4"_s);
    }
};

} // namespace mentat::test::tst_ruleset_texts

MENTAT_TEST(tst_ruleset_texts, TestRulesetTexts, QCoreApplication)
#include "tst_ruleset_texts.moc"
