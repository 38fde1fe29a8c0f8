#include "model/document/finding_order.h"
#include "model/document/games_csv.h"
#include "model/document/incoming_file.h"
#include "model/document/read_notes.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_first_findings {

namespace {

constexpr auto told = FirstFindings::maxListed;

QByteArray many(const QByteArray& value, int number) {
    QByteArray all = QByteArray(value + ',').repeated(number);
    all.chop(1);
    return all;
}

/// players: what stands in the list; heats: likewise.
QByteArray document(const QByteArray& players, const QByteArray& heats) {
    return R"({"heats":[)" + heats + R"(],"format":"mentat-event","version":1,"event":{)"
           + R"("name":"Dune","year":2026,"rules":"wbc-dune"},"players":[)" + players + "]}";
}

Failure refusalOf(const QByteArray& utf8) {
    const auto content = readAnyDocument(utf8);
    return content ? Failure{} : content.error();
}

QString placeOf(const Failure& failure, size_t number) {
    return failure.findings.at(number).where.text();
}

/// A document with lists and objects in each other, one large, one with a key that stands twice.
Json nested() {
    Json::Object large;
    for (int i = 0; i < 500; ++i)
        large.push_back({u"k%1"_s.arg((i * 7) % 500), Json(Json::List(40, Json(i)))});
    Json::Object twice{{u"a/b"_s, Json(Json::List(30))}, {u"c~d"_s, Json(1)}};
    twice.push_back({u"a/b"_s, Json(Json::List(12))});
    Json::List inner(12, Json(std::move(twice)));
    Json::Object root{{u"z"_s, Json(std::move(inner))}};
    root.push_back({u"10"_s, Json(std::move(large))});
    root.push_back({u"1"_s, Json(Json::List(15'000, Json(2)))});
    return Json(std::move(root));
}

/// Places in it and beside it: missing keys, positions behind the end of a list.
Pointer anyPlace(RandomSource& random) {
    const Pointer root;
    switch (random.below(8)) {
    case 0: return root;
    case 1: return root.key("none").index(random.below(3));
    case 2: return root.key("1").index(random.below(15'010));
    case 3: return root.key("1").index(random.below(3));
    case 4: return root.key("10").key(u"k%1"_s.arg(random.below(505)));
    case 5: return root.key("10").key(u"k%1"_s.arg(random.below(500))).index(random.below(45));
    case 6: return root.key("z").index(random.below(13)).key(u"a/b"_s).index(random.below(14));
    default: return root.key("z").index(random.below(13)).key(u"c~d"_s);
    }
}

/// The first by sorting all of them; what is wrong with those that were kept, in words.
QString differenceFrom(const std::vector<Pointer>& came, const Json& json, const Failure& refused) {
    const auto order = orderInDocument(came, json);
    if (refused.findings.size() + static_cast<size_t>(refused.further) != came.size())
        return u"another number"_s;
    if (refused.findings.size() < std::min(told, came.size()))
        return u"too few are kept"_s;
    for (size_t i = 0; i < refused.findings.size(); ++i) {
        const Finding& finding = refused.findings[i];
        // The number says which of several at one place it is.
        if (finding.where != came[order[i]]
            || finding.values != Values{static_cast<qint64>(order[i])})
            return u"another at %1"_s.arg(i);
    }
    return {};
}

Failure firstOf(const std::vector<Pointer>& came, const Json& json) {
    FirstFindings findings(&json);
    for (size_t i = 0; i < came.size(); ++i)
        findings.add({FindingKind::WrongType, came[i], {static_cast<qint64>(i)}, {}});
    return findings.refused().value();
}

} // namespace

/// What is told of a document in which very much is wrong.
class TestFirstFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstAreThoseOfAll_data() {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<int>("number");
        for (const int number : {0, 1, 99, 101, 9'999, 10'000, 10'001, 10'100, 45'000}) {
            const unsigned seed = 4711U + static_cast<unsigned>(number);
            QTest::addRow("%d findings, seed %u", number, seed) << seed << number;
        }
    }
    void theFirstAreThoseOfAll() {
        QFETCH(const unsigned, seed);
        QFETCH(const int, number);
        RandomSource random(seed);
        const Json json = nested();
        std::vector<Pointer> came;
        for (int i = 0; i < number; ++i)
            came.push_back(anyPlace(random));
        QCOMPARE(differenceFrom(came, json, firstOf(came, json)), QString());
        // In the order of the document, as a reader comes along, and the other way round.
        std::vector<Pointer> sorted;
        for (const size_t i : orderInDocument(came, json))
            sorted.push_back(came[i]);
        QCOMPARE(differenceFrom(sorted, json, firstOf(sorted, json)), QString());
        std::ranges::reverse(sorted);
        QCOMPARE(differenceFrom(sorted, json, firstOf(sorted, json)), QString());
    }

    void whatIsNotTheFirstIsNoticed() {
        const Json json = nested();
        std::vector<Pointer> came;
        for (size_t i = 0; i < 12'000; ++i)
            came.push_back(Pointer().key("1").index(i));
        Failure refused = firstOf(came, json);
        QCOMPARE(refused.findings.size(), told);
        QCOMPARE(refused.further, qint64(11'900));
        std::swap(refused.findings[98], refused.findings[99]);
        QCOMPARE(differenceFrom(came, json, refused), u"another at 98"_s);
        refused = firstOf(came, json);
        refused.findings.pop_back();
        QCOMPARE(differenceFrom(came, json, refused), u"another number"_s);
        ++refused.further;
        QCOMPARE(differenceFrom(came, json, refused), u"too few are kept"_s);
    }

    void withoutADocumentTheyStandAsTheyCame() {
        FirstFindings findings(nullptr);
        for (size_t i = 20'000; i > 0; --i)
            findings.add({FindingKind::WrongType, Pointer().index(i), {}, {}});
        const Failure refused = findings.refused().value();
        QCOMPARE(placeOf(refused, 0), u"/20000"_s);
        QCOMPARE(placeOf(refused, 99), u"/19901"_s);
        QCOMPARE(refused.further, qint64(19'900));
    }

    // As many as are kept: all are there, with what would follow from the others.
    void upToANumberAllAreThere() {
        const QByteArray twoOfOneId = R"({"id":"a","name":"A"},{"id":"a","name":"A"})";
        const auto heat = [](int wrong) -> QByteArray {
            return R"({"number":1,"games":[],"entrants":[)" + many("1", wrong) + "]}";
        };
        const Failure all = refusalOf(document(twoOfOneId, heat(9'999)));
        QCOMPARE(all.kind, FailureKind::Refused);
        QCOMPARE(all.further, qint64(0));
        QCOMPARE(all.findings.size(), size_t(10'000));
        QCOMPARE(placeOf(all, 9'998), u"/heats/0/entrants/9998"_s);
        QCOMPARE(placeOf(all, 9'999), u"/players/1/id"_s);
        const Failure first = refusalOf(document(twoOfOneId, heat(10'000)));
        QCOMPARE(first.findings.size(), told);
        QCOMPARE(first.further, qint64(9'901));
        // Too many are unreadable for the two of one id to be looked for.
        QCOMPARE(refusalOf(document(twoOfOneId, heat(10'001))).further, qint64(9'901));
    }

    // The list of games stands first in the document and is read last; heats stand before format.
    void theOrderIsTheDocuments() {
        const Failure refused = refusalOf(
            document("1,1", R"({"games":[)" + many("1", 40) + R"(],"standby":[)" + many("2", 11'000)
                                + R"(],"entrants":[)" + many("3", 12'000) + R"(],"number":"x"},)"
                                + many("{}", 5'000)));
        // 40 games, 11,000, 12,000, the number, three keys for each heat, two players.
        QCOMPARE(qint64(refused.findings.size()) + refused.further,
                 qint64(40 + 11'000 + 12'000 + 1 + 15'000 + 2));
        QCOMPARE(refused.findings.size(), told);
        for (size_t i = 0; i < 40; ++i)
            QCOMPARE(placeOf(refused, i), u"/heats/0/games/%1"_s.arg(i));
        for (size_t i = 40; i < told; ++i)
            QCOMPARE(placeOf(refused, i), u"/heats/0/standby/%1"_s.arg(i - 40));
    }

    // What is before them all is told, although unknown keys are found last.
    void oneBeforeAllIsTold() {
        const Failure refused = refusalOf(
            R"({"x":1,"format":"mentat-event","version":1,"players":[)" + many("{}", 10'000)
            + R"(],"event":{"name":"D","year":2026,"rules":"wbc-dune","y":1}})");
        QCOMPARE(placeOf(refused, 0), u"/x"_s);
        QCOMPARE(placeOf(refused, 1), u"/players/0"_s);
        QCOMPARE(placeOf(refused, 2), u"/players/0"_s);
        QCOMPARE(placeOf(refused, 99), u"/players/49"_s);
        QCOMPARE(refused.findings.size(), told);
        // Id and name of each player, and the two keys.
        QCOMPARE(refused.further, qint64(20'000 + 2 - 100));
    }

    void gamesAreToldInTheOrderOfTheFile() {
        // Of each row: no year, no heat, no table, no player.
        const QByteArray few = "year,heat,table,player\n" + QByteArray(",\n").repeated(2'500);
        const auto all = readGamesCsv(few);
        QVERIFY(all && !all->isHopeless());
        QCOMPARE(all->problems.size(), size_t(10'000));
        const auto cut = readGamesCsv(few + QByteArray("2001,1,1,A\n").repeated(20) + ",\n");
        QVERIFY(cut && cut->isHopeless());
        QCOMPARE(cut->problemCount(), qint64(10'004));
        QVERIFY(cut->events.empty());
        for (size_t i = 0; i < GamesCsv::maxListed; ++i) {
            QCOMPARE(cut->problems[i], all->problems[i]);
            QCOMPARE(cut->problems[i].line, qint64(2 + i / 4));
        }
    }

    // Problems of the year come when its rows are read, and are told where they stand.
    void gamesOfTheYearAreAmongThem() {
        QByteArray csv = "year,heat,table,player\n";
        for (int i = 1; i <= 11'000; ++i) {
            const QByteArray table = QByteArray::number(i);
            csv += "2001,1," + table + ",A\n2001,1," + table + ",A\n";
        }
        const auto games = readGamesCsv(csv);
        QVERIFY(games);
        // A sits twice at each of them.
        QVERIFY(games->problemCount() >= 11'000);
        QVERIFY(games->furtherProblems > 0);
        QCOMPARE(games->events.size(), size_t(1));
        QVERIFY(std::ranges::is_sorted(games->problems, {},
                                       [](const GamesProblem& one) { return one.line; }));
        QCOMPARE(games->problems.front().line, qint64(3));
    }
};

} // namespace mentat::test::tst_first_findings

MENTAT_TEST(tst_first_findings, TestFirstFindings, QCoreApplication)
#include "tst_first_findings.moc"
