#include "app/session/rounds/round_acts.h"
#include "model/failure_kind.h"
#include "scoring/dune/dune_clocks.h"

#include "app/session/acts.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_called_clocks {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"}],
 "heats":[{"number":1,"entrants":["p1","p2"],"games":[
   {"table":1,"start":"2026-07-29T13:00","seats":[{"seat":1,"player":"p1"}]},
   {"table":3,"start":"2026-07-29T13:00","seats":[{"seat":1,"player":"p2"}]}]},
  {"number":2,"entrants":[],"games":[]}]})";

GameAddress table(int number, int heat = 1) {
    return {HeatNumber(heat), TableNumber(number)};
}

} // namespace

/// Clocks that were called stand beside the event: a restart finds them, the journal knows nothing.
class TestCalledClocks : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] std::vector<CalledClock> clocks() const { return calledClocks(*m_session, id()); }
    [[nodiscard]] CalledClock clock(int number, ClockAction action, const char* time) const {
        return {table(number), clockRuleOf(action),
                QDateTime::fromString(u"2026-07-29T%1Z"_s.arg(QString::fromLatin1(time)),
                                      Qt::ISODateWithMs)};
    }
    [[nodiscard]] Result<void> call(const CalledClock& clock) {
        return callClock(*m_session, id(), clock);
    }
    [[nodiscard]] FailureKind whyNot(const GameAddress& place) {
        CalledClock wanted = clock(1, ClockAction::Bid, "15:00:00.000");
        wanted.table = place;
        const auto called = call(wanted);
        return called ? FailureKind::Refused : called.error().kind;
    }

private Q_SLOTS:
    void init() { openFileWith({document}); }
    void cleanup() { closeFile(); }

    void aRestartFindsThem() {
        CalledClock plans = clock(3, ClockAction::BattlePlans, "15:00:00.250");
        plans.whose = PlayerId::fromText(u"p2"_s);
        const CalledClock nexus = clock(1, ClockAction::Nexus, "15:00:30.001");
        QVERIFY(call(plans));
        QVERIFY(call(nexus));
        const auto journal = m_session->journalMarks()->size();
        const QByteArray before = exported(m_session->book());
        openAgain();
        QVERIFY(clocks() == std::vector({plans, nexus}));
        // The same remaining time, by the time of day.
        const QDateTime now = plans.called.addSecs(48);
        QCOMPARE(secondsLeft(clocks().front(), now), 72);
        QCOMPARE(m_session->journalMarks()->size(), journal);
        QCOMPARE(exported(m_session->book()), before);
    }

    void anIdMayHoldAnything() {
        for (const QString& text :
             {u"Ada Byron"_s, u"p-1"_s, u"-"_s, u"50%20"_s, u"Gagné dismissed"_s}) {
            CalledClock plans = clock(3, ClockAction::BattlePlans, "15:00:00.000");
            plans.whose = PlayerId::fromText(text);
            QVERIFY(call(plans));
            QVERIFY2(clocks() == std::vector({plans}), qPrintable(text));
            QVERIFY(dismissClock(*m_session, id(), plans));
            QVERIFY(clocks().empty());
        }
    }

    // Files of earlier versions have 0 for the final.
    void eachRoundHasItsOwn() {
        openFileWith(
            {QByteArray(document).replace(R"({"number":2,"entrants":[],"games":[]}])",
                                          R"({"number":2,"entrants":[],"games":[]}],"final":{"game":
                {"table":1,"start":"2026-07-29T13:00","seats":[{"seat":1,"player":"p1"}]}})")});
        CalledClock final = clock(1, ClockAction::Bid, "15:00:00.000");
        final.table = finalAddress(event());
        const CalledClock heat = clock(1, ClockAction::Bid, "15:00:00.000");
        QVERIFY(call(final));
        QVERIFY(call(heat));
        openAgain();
        QVERIFY(clocks() == std::vector({final, heat}));
        const Draft kept = m_session->drafts().front();
        QCOMPARE(kept.content, u"stage-Final/1 bid 2026-07-29T15:00:00.000Z -\n"
                               "1/1 bid 2026-07-29T15:00:00.000Z -"_s);
        QVERIFY(m_session->saveDraft(id(), kept.place,
                                     u"0/1 bid 2026-07-29T15:00:00.000Z -\n"
                                     "1/1 bid 2026-07-29T15:00:00.000Z -"_s));
        QVERIFY(clocks() == std::vector({final, heat}));
        QVERIFY(dismissClock(*m_session, id(), final));
        QVERIFY(clocks() == std::vector({heat}));
    }

    void severalAtOneTable() {
        const CalledClock first = clock(3, ClockAction::Bid, "15:00:00.000");
        const CalledClock second = clock(3, ClockAction::Bid, "15:00:05.000");
        QVERIFY(call(first));
        QVERIFY(call(second));
        QVERIFY(dismissClock(*m_session, id(), first));
        QVERIFY(clocks() == std::vector({second}));
        QVERIFY(dismissClock(*m_session, id(), first)); // twice is once
        QVERIFY(dismissClock(*m_session, id(), second));
        QVERIFY(clocks().empty());
        QVERIFY(m_session->drafts().empty());
    }

    void aDismissedChipIsStillCounted() {
        const CalledClock chip = clock(3, ClockAction::DiplomacyChip, "15:00:00.000");
        QVERIFY(call(chip));
        QVERIFY(dismissClock(*m_session, id(), chip));
        openAgain();
        QCOMPARE(clocks().size(), size_t(1));
        QVERIFY(clocks().front().isDismissed);
        QVERIFY(inOrder(clocks(), chip.called).empty());
        const CalledClock next = clock(3, ClockAction::DiplomacyChip, "15:30:00.000");
        QVERIFY(call(next));
        QCOMPARE(timesUpTo(next, clocks()), 2);
    }

    void aTableThatIsNotThereIsRefused() {
        QCOMPARE(whyNot(table(2)), FailureKind::UnknownTable);
        QCOMPARE(whyNot(table(1, 2)), FailureKind::RoundWithoutTables);
        QCOMPARE(whyNot(table(1, 9)), FailureKind::UnknownHeat);
        QCOMPARE(whyNot(finalAddress(event())), FailureKind::RoundWithoutTables);
        QVERIFY(m_session->drafts().empty());
        QVERIFY(m_session->perform(id(), *closeEvent(event())));
        QCOMPARE(whyNot(table(1)), FailureKind::ClosedEvent);
        QVERIFY(m_session->drafts().empty());
    }

    void whoReadsSeesThemAndCallsNone() {
        const CalledClock plans = clock(3, ClockAction::BattlePlans, "15:00:00.000");
        QVERIFY(call(plans));
        const auto reader = m_scratch->open(Session::Access::Read);
        QVERIFY(calledClocks(*reader, id()) == std::vector({plans}));
        QCOMPARE(callClock(*reader, id(), plans).error().kind, FailureKind::ReadOnly);
        QCOMPARE(dismissClock(*reader, id(), plans).error().kind, FailureKind::ReadOnly);
        QVERIFY(calledClocks(*reader, id()) == std::vector({plans}));
    }

    void whatIsNoClockIsPassedOver() {
        const CalledClock plans = clock(3, ClockAction::BattlePlans, "15:00:00.000");
        QVERIFY(call(plans));
        QCOMPARE(m_session->drafts().size(), size_t(1));
        const Draft kept = m_session->drafts().front();
        for (const char* line :
             {"", "x", "1/3 battle-plans 2026-07-29T15:00:00.000Z",
              "1/3 tea 2026-07-29T15:00:00Z -", "1/3 bid yesterday -",
              "1 bid 2026-07-29T15:00:00.000Z -", "x/3 bid 2026-07-29T15:00:00.000Z -",
              "1/3 bid 2026-07-29T15:00:00.000Z - gone",
              "1/3 bid 2026-07-29T15:00:00.000Z - dismissed too"}) {
            QVERIFY(m_session->saveDraft(
                id(), kept.place, QString(QString::fromLatin1(line) + u'\n' + kept.content)));
            QVERIFY2(clocks() == std::vector({plans}), line);
        }
    }
};

} // namespace mentat::test::tst_called_clocks

MENTAT_TEST(tst_called_clocks, TestCalledClocks, QCoreApplication)
#include "tst_called_clocks.moc"
