#include "app/session/rules/rules_desk.h"
#include "model/document/bytes/csv.h"
#include "model/values/name.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rules_data {

namespace {

/// A list of tests/data/rules, by the names of its columns.
std::vector<std::map<QString, QString>> listed(const QString& name) {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR) + u"/tests/data/rules/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(file.fileName()));
    const auto csv = readCsv(file.readAll());
    if (!csv)
        qFatal("%s is no CSV", qPrintable(file.fileName()));
    std::vector<std::map<QString, QString>> rows;
    const std::vector<QString>& header = csv->front().fields;
    for (size_t i = 1; i < csv->size(); ++i) {
        std::map<QString, QString> row;
        for (size_t column = 0; column < header.size(); ++column)
            row[header[column]] = (*csv)[i].fields[column];
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList idsIn(const QString& list) {
    return list.split(u' ', Qt::SkipEmptyParts);
}

/// The lines of items.csv that name no entry, an unknown one, or an entry and a reason at once; and
/// the entries that no line names.
QStringList faultsOfItems(const std::vector<std::map<QString, QString>>& items,
                          const RuleBook& book) {
    QStringList faults;
    std::set<QString> named;
    for (const auto& item : items) {
        const QString where = item.at(u"source"_s) + u' ' + item.at(u"line"_s);
        const QStringList ids = idsIn(item.at(u"entries"_s));
        if (ids.isEmpty() == item.at(u"reason"_s).isEmpty())
            faults.append(where);
        for (const QString& id : ids) {
            named.insert(id);
            if (!book.find(id))
                faults.append(where + u": "_s + id);
        }
    }
    for (const RuleEntry& entry : book.entries()) {
        if (!named.contains(entry.id))
            faults.append(entry.id);
    }
    return faults;
}

/// The number of a question in the source, from an entry's id: "ah.q09-1-control" → "09.1".
QString numberOf(const QString& id) {
    static const QRegularExpression number(u"^ah\\.q(\\d\\d)(?:-(\\d)(?=-))?"_s);
    const auto match = number.match(id);
    const QString part = match.captured(2);
    return match.captured(1) + (part.isEmpty() ? QString() : u'.' + part);
}

} // namespace

/// The rules that come with the program against what their sources are known to hold
/// (tests/data/rules; tools/rules-coverage holds these lists against the sources themselves).
class TestRulesData : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RulesDesk> m_desk;

    [[nodiscard]] const RuleBook& book() const { return m_desk->book(); }
    /// Of the tournament's reference; the expansion's own come beside them.
    [[nodiscard]] std::vector<const RuleEntry*> karamaRows() const {
        std::vector<const RuleEntry*> rows;
        for (const RuleEntry& entry : book().entries()) {
            if (entry.karama && entry.id.startsWith(u"wbc."_s))
                rows.push_back(&entry);
        }
        return rows;
    }

private Q_SLOTS:
    void initTestCase() {
        auto desk = RulesDesk::open();
        QVERIFY(desk);
        m_desk = *std::move(desk);
    }

    void entriesHoldTogether() {
        QCOMPARE(book().sources().size(), size_t(5));
        const QStringList faults = book().faults();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void aFaultBetweenEntriesIsFound() {
        RuleDocument document;
        document.source = RuleSource{u"x"_s, u"X"_s, u"X"_s, u"wbc-dune"_s, {}, 1};
        document.entries.resize(3);
        document.entries[0].id = u"x.a"_s;
        document.entries[0].links = {{RuleLinkKind::See, u"x.nowhere"_s}};
        document.entries[1].id = u"x.a"_s;
        document.entries[2].id = u"y.b"_s;
        document.entries[2].status = RuleStatus::Superseded;
        document.entries[2].leftOpen = u"Which one?"_s;
        document.turn
            = Turn{u"x"_s, {{RulePhase::Storm, u"Storm"_s, {{u"Move it"_s, u"x.gone"_s, {}, {}}}}}};
        const QStringList faults = RuleBook({document}).faults();
        QCOMPARE(faults.size(), 7);
    }

    /// Of what holds today: an overturned entry that overturns, a contradiction named on one side.
    void aFaultOfStandingIsFound() {
        RuleDocument document;
        document.source = RuleSource{u"x"_s, u"X"_s, u"X"_s, u"wbc-dune"_s, {}, 1};
        document.entries.resize(3);
        const auto overturn = [](RuleEntry& entry, const QString& id, const QString& by) {
            entry.id = id;
            entry.status = RuleStatus::Superseded;
            entry.today = u"Otherwise."_s;
            entry.links = {{RuleLinkKind::OverturnedBy, by}};
        };
        overturn(document.entries[0], u"x.a"_s, u"x.b"_s);
        overturn(document.entries[1], u"x.b"_s, u"x.c"_s);
        document.entries[2].id = u"x.c"_s;
        QCOMPARE(RuleBook({document}).faults(),
                 QStringList{u"x.a: what overturned it is superseded itself"_s});
        document.entries.erase(document.entries.begin());
        QCOMPARE(RuleBook({document}).faults(), QStringList());
        document.entries[1].leftOpen = u"Which one?"_s;
        document.entries[1].links = {{RuleLinkKind::Contradicts, u"x.b"_s}};
        QCOMPARE(RuleBook({document}).faults(),
                 QStringList{u"x.c: what it contradicts does not say so"_s});
    }

    void everyLineOfTheSourcesIsCovered() {
        const auto items = listed(u"items.csv"_s);
        QCOMPARE(items.size(), size_t(1958));
        const QStringList faults = faultsOfItems(items, book());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void anEntryThatIsGoneIsNoticed() {
        auto items = listed(u"items.csv"_s);
        RuleDocument less;
        less.source = book().sources().front();
        less.entries = book().entries();
        const RuleEntry gone = less.entries.back();
        less.entries.pop_back();
        QVERIFY(!faultsOfItems(items, RuleBook({less})).isEmpty());
        std::erase_if(items, [&](const auto& item) {
            return idsIn(item.at(u"entries"_s)).contains(gone.id);
        });
        QVERIFY(!faultsOfItems(items, book()).isEmpty());
    }

    /// All 69 numbers, 74 questions, with the options that the source marks by a star.
    void olderQuestionsHaveTheirStars() {
        std::map<QString, std::vector<bool>> stars;
        for (const auto& row : listed(u"stars.csv"_s))
            stars[row.at(u"question"_s)].push_back(row.at(u"starred"_s) == u"yes");
        QCOMPARE(stars.size(), size_t(74));
        std::map<QString, std::vector<bool>> chosen;
        std::set<QString> numbers;
        for (const RuleEntry& entry : book().entries()) {
            if (!entry.id.startsWith(u"ah."_s))
                continue;
            QVERIFY2(entry.question, qPrintable(entry.id));
            auto& options = chosen[numberOf(entry.id)];
            numbers.insert(numberOf(entry.id).left(2));
            for (const RuleOption& option : entry.options)
                options.push_back(option.isChosen);
        }
        QCOMPARE(numbers.size(), size_t(69));
        for (const auto& [number, starred] : stars)
            QVERIFY2(chosen[number] == starred, qPrintable(number));
        QCOMPARE(std::ranges::count(chosen.at(u"58"_s), true), 3);
        QCOMPARE(chosen.size(), stars.size());
    }

    /// Phase and holder of each of the 52 rows, as the source's own words give them.
    void karamaRowsAreThoseOfTheSource() {
        std::map<QString, QStringList> entriesAt;
        for (const auto& item : listed(u"items.csv"_s)) {
            if (item.at(u"source"_s) == u"wbc-2022-dune-event.txt"_s)
                entriesAt[item.at(u"line"_s)] = idsIn(item.at(u"entries"_s));
        }
        std::set<QString> rows;
        for (const auto& row : listed(u"karama.csv"_s)) {
            const QString line = row.at(u"line"_s);
            QStringList ids = entriesAt.at(line);
            ids.removeIf([&](const QString& id) { return !book().find(id)->karama; });
            QVERIFY2(ids.size() == 1, qPrintable(line));
            const KaramaUse& use = *book().find(ids.front())->karama;
            const QString phase = use.phase ? QString(idOf(*use.phase)) : u"any"_s;
            const QString holder = use.holder ? QString(idOf(*use.holder)) : QString();
            QCOMPARE(phase, row.at(u"phase"_s));
            QCOMPARE(holder, row.at(u"holder"_s));
            QCOMPARE(use.isSpecialPower, row.at(u"special"_s) == u"yes"_s);
            QVERIFY2(!use.effect.isEmpty() && !use.target.isEmpty() && !use.timing.isEmpty(),
                     qPrintable(line));
            rows.insert(ids.front());
        }
        QCOMPARE(rows.size(), size_t(52));
        QCOMPARE(karamaRows().size(), size_t(52));
    }

    /// The nine phases of a turn after the set-up, each with its steps.
    void theTurnIsInOrder() {
        const auto& turn = book().turnOf(u"wbc-dune"_s)->phases;
        QVERIFY(!book().turnOf(u"eye-of-the-storm"_s));
        QCOMPARE(turn.size(), size_t(10));
        for (size_t i = 0; i < turn.size(); ++i) {
            QCOMPARE(static_cast<size_t>(turn[i].phase), i);
            QVERIFY2(!turn[i].steps.empty(), qPrintable(turn[i].title));
        }
        for (const QString& id : {u"wbc.battle-order"_s, u"wbc.spice-blow-order"_s})
            QVERIFY2(book().find(id) && book().find(id)->steps.size() >= 4, qPrintable(id));
    }

    /// Ways of asking: every entry has some (but the words of a lexicon, which are asked for by
    /// themselves), and none stands at two.
    void everyEntryIsAskedFor() {
        std::map<QString, QString> askedFor;
        const auto take = [&](const QString& what, const std::vector<QString>& asked) {
            for (const QString& one : asked) {
                const auto [known, isNew] = askedFor.emplace(one, what);
                QVERIFY2(isNew, qPrintable(one + u": "_s + what + u", "_s + known->second));
                QVERIFY2(!one.trimmed().isEmpty() && one.size() <= 100, qPrintable(one));
            }
        };
        for (const RuleEntry& entry : book().entries()) {
            QVERIFY2(!entry.asked.empty() || entry.topic == RuleTopic::Lexicon,
                     qPrintable(entry.id));
            take(entry.id, entry.asked);
        }
        QVERIFY(askedFor.size() > 2000);
        QVERIFY(!book().unanswered().empty());
        for (const UnansweredTopic& topic : book().unanswered()) {
            QVERIFY2(!topic.asked.empty() && topic.rules == u"wbc-dune"_s, qPrintable(topic.title));
            take(topic.title, topic.asked);
        }
    }

    /// Nothing is so long that it would not be read at the table.
    void entriesAreShort() {
        for (const RuleEntry& entry : book().entries()) {
            QVERIFY2(entry.title.size() <= 80, qPrintable(entry.id));
            QVERIFY2(entry.text.size() <= 900, qPrintable(entry.id));
            QVERIFY2(!entry.text.isEmpty() && !entry.place.isEmpty(), qPrintable(entry.id));
        }
    }
};

} // namespace mentat::test::tst_rules_data

MENTAT_TEST(tst_rules_data, TestRulesData, QCoreApplication)
#include "tst_rules_data.moc"
