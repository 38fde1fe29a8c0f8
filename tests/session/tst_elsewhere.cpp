#include "app/session/rounds/check_in_acts.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_elsewhere {

namespace {

const QByteArray dune = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada Byron","badge":"1"},{"id":"p2","name":"Bo Peep","badge":"2"}],
 "heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,"entrants":["p1","p2"],"games":[]},
  {"number":2,"entrants":[],"games":[]}]})";

/// Of another game at that time; the heats are put in.
QByteArray other(const QByteArray& heats) {
    return R"({"format":"mentat-event","version":1,
 "event":{"name":"Meadows","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p7","name":"Ada Byron","badge":"1"},{"id":"p8","name":"Cy Twombly"}],
 "heats":[)"
           + heats + "]}";
}

const QByteArray overlapping
    = R"({"number":3,"start":"2026-07-29T17:30","minutes":120,"entrants":["p7"],"games":[]})";

} // namespace

/// Who is at two events of a file at once.
class TestElsewhere : public SessionTest {
    Q_OBJECT

private:
    std::optional<SeatAtOtherEvent> of(const char* name, int heat = 1) {
        const Book& book = m_session->book();
        for (const Person& person : book.people) {
            if (person.name.text() == QString::fromLatin1(name))
                return seatAtOtherEvent(book, id(), HeatNumber(heat), person.id);
        }
        qFatal("nobody is called so");
    }
    std::optional<SeatAtOtherEvent> ofAda(const QByteArray& heats) {
        openFileWith({dune, other(heats)});
        return of("Ada Byron");
    }

private Q_SLOTS:
    void whoIsCheckedInElsewhereIsFound() {
        const auto seat = ofAda(overlapping);
        QVERIFY(seat);
        QCOMPARE(seat->round.heat(), HeatNumber(3));
        QVERIFY(!seat->table);
        QCOMPARE(seat->start.text(), u"2026-07-29T17:30"_s);
        QCOMPARE(seat->end.text(), u"2026-07-29T19:30"_s);
        QVERIFY(seat->event != id());
        QVERIFY(!of("Bo Peep"));
        QVERIFY(!of("Cy Twombly"));
        QVERIFY(!of("Ada Byron", 2)); // which has no start
        QVERIFY(!of("Ada Byron", 9)); // which there is not
    }

    void onlyWhileTheHoursOverlap() {
        const auto at = [&](const char* start) {
            return ofAda(QByteArray(overlapping).replace("2026-07-29T17:30", start)).has_value();
        };
        QVERIFY(at("2026-07-29T11:01"));
        QVERIFY(!at("2026-07-29T11:00")); // to 13:00
        QVERIFY(at("2026-07-29T17:59"));
        QVERIFY(!at("2026-07-29T18:00"));
        QVERIFY(!at("2026-07-30T13:00"));
        QVERIFY(!ofAda(R"({"number":3,"start":"2026-07-29T17:30","entrants":["p7"],
            "cancelled":"no room","games":[]})"));
    }

    void aTableThatHasEndedLetsGo() {
        const auto table = [&](const QByteArray& more) {
            return ofAda(R"({"number":1,"start":"2026-07-29T13:30","entrants":["p7","p8"],"games":[
                {"table":4,"seats":[{"seat":1,"player":"p7"},{"seat":2,"player":"p8"}])"
                         + more + "}]}");
        };
        QCOMPARE(table({})->table, std::optional(TableNumber(4)));
        QVERIFY(!table(R"(,"start":"2026-07-29T13:30","end":"2026-07-29T14:30")"));
        QVERIFY(!table(R"(,"void":true)"));
        // Who found no seat is free.
        QVERIFY(!ofAda(R"({"number":1,"start":"2026-07-29T13:30","entrants":["p7","p8"],"games":[
            {"table":4,"seats":[{"seat":1,"player":"p8"}]}]})"));
    }

    // A semifinal or a final holds whoever plays it, too.
    void whoPlaysAnAdvancedRoundIsFound_data() {
        QTest::addColumn<QByteArray>("rounds");
        QTest::addColumn<QString>("round");
        QTest::addColumn<int>("table"); // 0: none yet
        QTest::addColumn<bool>("isThere");
        const QByteArray seated = R"("games":[{"table":2,"seats":[{"seat":1,"player":"p7"},
            {"seat":2,"player":"p8"}]}])";
        const QByteArray begun = R"({"name":"Semifinal","start":"2026-07-29T16:00","minutes":120,)";
        const auto stage = [&](const QByteArray& more) -> QByteArray {
            return R"("stages":[)" + begun + more + "}]";
        };
        QTest::newRow("closed") << stage(R"("present":["p7"],"closed":true,"games":[])")
                                << u"Semifinal"_s << 0 << true;
        QTest::newRow("not closed")
            << stage(R"("present":["p7"],"games":[])") << QString() << 0 << false;
        QTest::newRow("not of those who play")
            << stage(R"("present":["p8"],"closed":true,"games":[])") << QString() << 0 << false;
        QTest::newRow("seated") << stage(seated) << u"Semifinal"_s << 2 << true;
        QTest::newRow("earlier that day")
            << stage(seated).replace("T16", "T10") << QString() << 0 << false;
        const QByteArray final = R"("final":{"start":"2026-07-29T09:00","closed":true,
            "present":["p7"])";
        QTest::newRow("the final, of eight hours")
            << QByteArray(final + "}") << u"Final"_s << 0 << true;
        QTest::newRow("the final, over")
            << final + R"(,"game":{"table":1,"start":"2026-07-29T09:00",
            "end":"2026-07-29T12:00","seats":[{"seat":1,"player":"p7"}]}})"
            << QString() << 0 << false;
    }
    void whoPlaysAnAdvancedRoundIsFound() {
        QFETCH(const QByteArray, rounds);
        QFETCH(const QString, round);
        QFETCH(const int, table);
        QFETCH(const bool, isThere);
        QByteArray meadows = other({});
        if (rounds.startsWith("\"stages"))
            meadows.replace(R"("rules":"wbc-dune")", R"("rules":"heats","ruleset":{"name":"Meadows",
                "sizes":[4,2],"order":[{"by":"wins"}],
                "stages":[{"name":"Semifinal","entrants":4},{"name":"Final"}]})");
        meadows.replace(R"("heats":[]})", QByteArray(R"("heats":[],)" + rounds + "}"));
        openFileWith({dune, meadows});
        const auto seat = of("Ada Byron");
        QCOMPARE(seat.has_value(), isThere);
        if (!seat)
            return;
        QCOMPARE(seat->round, RoundId(*Name::fromText(round)));
        QCOMPARE(seat->table ? seat->table->value() : 0, table);
    }

    void theOneThatBeginsFirst() {
        const auto seat
            = ofAda(overlapping
                    + R"(,{"number":4,"start":"2026-07-29T12:00","entrants":["p7"],"games":[]})");
        QCOMPARE(seat->round.heat(), HeatNumber(4));
    }
};

} // namespace mentat::test::tst_elsewhere

MENTAT_TEST(tst_elsewhere, TestElsewhere, QCoreApplication)
#include "tst_elsewhere.moc"
