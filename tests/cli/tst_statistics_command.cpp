#include "tests/cli/cli_support.h"
#include "tests/cli/facts.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_statistics_command {

namespace {

QByteArray sampleFile(const QString& name) {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return file.readAll();
}

/// The tables that an answer for people has, by their headings; that of the first may be missing.
std::map<QString, QString> sectionsOf(const QByteArray& table) {
    std::map<QString, QString> sections;
    for (const QString& section : QString::fromUtf8(table).split(u"\n\n"_s)) {
        const QString heading = section.section(u'\n', 0, 0);
        const bool hasHeading = !heading.contains(u"  "_s);
        const QString lines = hasHeading ? section.section(u'\n', 1) : section;
        sections[hasHeading ? heading : QString()]
            = lines.endsWith(u'\n') ? lines : QString(lines + u'\n');
    }
    return sections;
}

/// The lists of a list's elements as one, each element behind some members of its parent.
raw::Json below(const raw::Json& list, const QStringList& parents, const QString& key) {
    raw::Json all = raw::Json::list();
    for (const raw::Json& parent : list.items) {
        for (const raw::Json& item : parent.find(key)->items) {
            raw::Json row = raw::Json::object();
            for (const QString& member : parents)
                row.set(member, *parent.find(member));
            for (const raw::JsonMember& member : item.members)
                row.set(member.key, member.value);
            all.append(row);
        }
    }
    return all;
}

raw::Json without(raw::Json list, const QStringList& keys) {
    for (raw::Json& row : list.items) {
        for (const QString& key : keys)
            row.remove(key);
    }
    return list;
}

/// What an answer's table says otherwise than a list of its JSON value.
QString listDifference(const std::map<QString, QString>& sections, const QString& heading,
                       const raw::Json& list) {
    const auto section = sections.find(heading);
    if (section == sections.end())
        return list.items.empty() ? QString() : QString(heading + u" is missing"_s);
    const QString found = differenceFrom(raw::writeJson(list), tableRows(section->second), u"–"_s);
    return found.isEmpty() ? QString() : QString(heading + u": "_s + found);
}

/// The members of an object that are no lists of objects, with dotted names, as the table has them.
void addFacts(const raw::Json& value, const QString& path, std::map<QString, QString>& facts) {
    using Kind = raw::Json::Kind;
    if (value.kind == Kind::Object) {
        for (const raw::JsonMember& member : value.members)
            addFacts(member.value, path.isEmpty() ? member.key : QString(path + u'.' + member.key),
                     facts);
    } else if (value.kind == Kind::List) {
        QStringList texts;
        for (const raw::Json& item : value.items) {
            if (item.kind == Kind::Object)
                return;
            texts.append(QString::fromUtf8(raw::numberText(item.number)));
        }
        facts[path] = texts.join(u' ');
    } else {
        facts[path] = value.kind == Kind::Null   ? u"–"_s
                      : value.kind == Kind::Text ? value.text
                                                 : QString::fromUtf8(raw::numberText(value.number));
    }
}

/// Whether the table's first part, a line a figure, has all facts of the object in a column.
QString factsDifference(const TextRows& rows, qsizetype column, const raw::Json& object) {
    std::map<QString, QString> facts;
    addFacts(object, {}, facts);
    for (const auto& [path, text] : facts) {
        const auto row
            = std::ranges::find_if(rows, [&](const QStringList& one) { return one[0] == path; });
        if (row != rows.end() && row->value(column) != text)
            return u"%1: \"%2\", not \"%3\""_s.arg(path, row->value(column), text);
        const bool isListOrNone = object.find(path) && object.find(path)->isEmptyContainer();
        const bool isNull = text == u"–"_s; // `final` is told by its members
        if (row == rows.end() && !isListOrNone && !isNull)
            return path + u" is missing"_s;
    }
    return {};
}

} // namespace

/// `statistics` and `history` as somebody at a terminal meets them; what they count is tried in
/// tests/scoring/tst_statistics.
class TestStatisticsCommand : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    void importDocument(const QByteArray& document) {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
    }
    void importEarlier() {
        raw::Json document = *raw::readJson(sampleFile(u"dune-sample-2026.json"_s));
        document.find(u"event"_s)->set(u"year"_s, raw::Json(2025));
        document.find(u"heats"_s)->items.pop_back();
        importDocument(raw::writeJson(document));
    }
    [[nodiscard]] raw::Json json(QStringList typed) {
        typed << u"--format=json"_s;
        return *raw::readJson(m_terminal->done(typed));
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void csvHasEveryLeaf() {
        importDocument(sampleFile(u"dune-sample-2026.json"_s));
        QCOMPARE(differenceOfFormats(*m_terminal, {u"statistics"_s, m_file}, Formats::Csv),
                 QString());
        QCOMPARE(differenceOfFormats(*m_terminal, {u"history"_s, m_file}, Formats::Csv), QString());
        importEarlier();
        importDocument(sampleFile(u"history.json"_s));
        QCOMPARE(differenceOfFormats(*m_terminal, {u"statistics"_s, m_file}, Formats::Csv),
                 QString());
        QCOMPARE(differenceOfFormats(*m_terminal, {u"history"_s, m_file}, Formats::Csv), QString());
    }

    void tableOfAYear() {
        importDocument(sampleFile(u"dune-sample-2026.json"_s));
        for (const bool hasEarlier : {false, true}) {
            if (hasEarlier)
                importEarlier();
            const raw::Json year = json({u"statistics"_s, m_file});
            const auto sections = sectionsOf(m_terminal->done({u"statistics"_s, m_file}));
            const TextRows figures = tableRows(sections.at(QString()));
            raw::Json alone = year;
            alone.remove(u"earlier"_s);
            QCOMPARE(factsDifference(figures, 1, alone), QString());
            const std::pair<QString, QString> lists[] = {{u"Heats"_s, u"heats"_s},
                                                         {u"Lengths"_s, u"lengths"_s},
                                                         {u"Qualification points"_s, u"qp"_s}};
            for (const auto& [heading, key] : lists)
                QCOMPARE(listDifference(sections, heading, *year.find(key)), QString());
            for (const QString& heading :
                 {u"Victories"_s, u"Factions"_s, u"Alliances"_s, u"Adjudications"_s}) {
                const QString key = heading.toLower();
                QCOMPARE(listDifference(sections, heading, *year.find(key)), QString());
                if (hasEarlier)
                    QCOMPARE(listDifference(sections, heading + u" of earlier years"_s,
                                            *year.find(u"earlier"_s)->find(key)),
                             QString());
            }
            if (hasEarlier)
                QCOMPARE(factsDifference(figures, 2, *year.find(u"earlier"_s)), QString());
        }
    }

    void tableOfAllYears() {
        importDocument(sampleFile(u"dune-sample-2026.json"_s));
        importEarlier();
        importDocument(sampleFile(u"history.json"_s));
        const raw::Json history = json({u"history"_s, m_file});
        const auto sections = sectionsOf(m_terminal->done({u"history"_s, m_file}));
        const raw::Json& years = *history.find(u"years"_s);
        const raw::Json& careers = *history.find(u"careers"_s);
        const QStringList ofYear{u"event"_s, u"year"_s};
        const std::pair<QString, raw::Json> lists[]
            = {{u"Years"_s, without(years, {u"finalists"_s, u"bestFactions"_s})},
               {u"Finalists"_s, below(years, ofYear, u"finalists"_s)},
               {u"Best Factions"_s, below(years, ofYear, u"bestFactions"_s)},
               {u"Careers"_s, without(careers, {u"byYear"_s})},
               {u"Careers by year"_s, below(careers, {u"name"_s}, u"byYear"_s)},
               {u"Factions"_s, *history.find(u"factions"_s)}};
        for (const auto& [heading, list] : lists) {
            QVERIFY2(!list.items.empty(), qPrintable(heading));
            QCOMPARE(listDifference(sections, heading, list), QString());
        }
    }

    void anotherFactIsSeen() {
        importDocument(sampleFile(u"dune-sample-2026.json"_s));
        raw::Json year = json({u"statistics"_s, m_file});
        const auto sections = sectionsOf(m_terminal->done({u"statistics"_s, m_file}));
        year.find(u"heats"_s)->items[1].set(u"games"_s, raw::Json(99));
        QVERIFY(!listDifference(sections, u"Heats"_s, *year.find(u"heats"_s)).isEmpty());
        year.find(u"turns"_s)->set(u"mean"_s, raw::Json(6.5));
        QVERIFY(!factsDifference(tableRows(sections.at(QString())), 1, year).isEmpty());
    }

    void refused_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("code");
        QTest::newRow("other rules") << u"statistics FILE --event Storm"_s << 1;
        QTest::newRow("a summary") << u"statistics FILE --event|Dune 2018"_s << 1;
        QTest::newRow("no such event") << u"statistics FILE --event 99"_s << 1;
        QTest::newRow("no such year") << u"history FILE --event|Dune 1900"_s << 1;
        QTest::newRow("no file") << u"statistics"_s << 2;
        QTest::newRow("a missing file") << u"history FILE.not"_s << 3;
        QTest::newRow("an option") << u"history FILE --heat 1"_s << 2;
    }
    void refused() {
        QFETCH(const QString, typed);
        QFETCH(const int, code);
        importDocument(playedDocument());
        importDocument(stormDocument());
        importDocument(summaryDocument(u"Dune"_s, {2018}));
        QStringList words;
        for (const QString& word : QString(typed).replace(u"FILE"_s, m_file).split(u' '))
            words << word;
        const qsizetype option = words.indexOf(u"--event|Dune"_s);
        if (option >= 0) {
            words[option] = u"--event"_s;
            words[option + 1].prepend(u"Dune "_s);
        }
        const FolderContent before = m_terminal->content();
        QCOMPARE(faultOfRefusal(m_terminal->run(words), static_cast<ExitCode>(code)), QString());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    /// Each kind of event has its own history; summaries are of the Dune tournament.
    void mixedFiles() {
        importDocument(summaryDocument(u"Dune"_s, {2018, 2023}));
        const auto yearsOf = [&](const QStringList& more) {
            QStringList years;
            const raw::Json history = json(QStringList{u"history"_s, m_file} + more);
            for (const raw::Json& year : history.find(u"years"_s)->items)
                years << QString::fromUtf8(raw::numberText(year.find(u"year"_s)->number));
            return years.join(u' ');
        };
        QCOMPARE(yearsOf({}), u"2018 2023"_s);
        importDocument(playedDocument());
        QCOMPARE(yearsOf({}), u"2018 2023 2025"_s);
        importDocument(stormDocument());
        QCOMPARE(yearsOf({}), u"2026"_s); // the newest event
        QCOMPARE(yearsOf({u"--event"_s, u"Storm"_s}), u"2026"_s);
        QCOMPARE(yearsOf({u"--event"_s, u"Dune 2025"_s}), u"2018 2023 2025"_s);
        QCOMPARE(yearsOf({u"--event"_s, u"Dune 2018"_s}), u"2018 2023 2025"_s);
        QVERIFY(
            json({u"statistics"_s, m_file, u"--event"_s, u"Dune 2025"_s}).find(u"earlier"_s)->kind
            == raw::Json::Kind::Null);
    }
};

} // namespace mentat::test::tst_statistics_command

MENTAT_TEST(tst_statistics_command, TestStatisticsCommand, QCoreApplication)
#include "tst_statistics_command.moc"
