#include "app/session/ruleset/built_in_rulesets.h"
#include "scoring/ruleset/plan/event_plan.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_plan_hours {

/// How long the rounds of a planned event are, and when each of them begins and ends.
class TestPlanHours : public QObject {
    Q_OBJECT

private:
    const Ruleset m_ruleset = builtInRulesets()->front(); // HMW-P

private Q_SLOTS:
    void hours() {
        PlanExpectation expected;
        expected.players = {Count(20), Count(5), Count(18)};
        expected.minutes = Minutes(90);
        expected.heatStarts = {VenueTime::fromText(u"2026-07-29T09:00"_s), std::nullopt,
                               VenueTime::fromText(u"2026-07-30T09:00"_s)};
        expected.stageStarts = {std::nullopt, VenueTime::fromText(u"2026-07-31T20:00"_s)};
        Ruleset ruleset = m_ruleset;
        ruleset.sizes = sizes({4, 3});
        const EventPlan plan = eventPlan(ruleset, expected);
        // Of five people one sits out.
        QVERIFY(plan.heats[1].tables.empty());
        QCOMPARE(plan.heats[1].seated(), 4);
        QCOMPARE(plan.heats[1].start->text(), u"2026-07-29T10:30"_s);
        QCOMPARE(plan.heats[1].end()->text(), u"2026-07-29T12:00"_s);
        QCOMPARE(plan.heats[2].end()->text(), u"2026-07-30T10:30"_s);
        QCOMPARE(plan.stages[0].round.start->text(), u"2026-07-30T10:30"_s);
        QCOMPARE(plan.stages[1].round.start->text(), u"2026-07-31T20:00"_s);
        // Tables 5, 1, 5, 2, 1; players 20, 4, 18, 8, 4.
        QCOMPARE(plan.tableMinutes, qint64(14 * 90));
        QCOMPARE(plan.playerMinutes, qint64(54 * 90));
    }

    void lengthsAreLearnt() {
        const Ruleset& ruleset = m_ruleset;
        Game timed = inOrder({1, 2, 3, 4});
        timed.minutes = Minutes(100);
        Event event = eventBy(ruleset, 8, {{timed}});
        ruledPlay(event).heats.front().entrants.assign(
            {event.players[0].id, event.players[1].id, event.players[2].id, event.players[3].id});
        Book book;
        book.events.push_back({EventId(1), event});
        PlanExpectation expected = expectedOf(book, event);
        QCOMPARE(expected.players, std::vector{Count(4)});
        QCOMPARE(eventPlan(ruleset, expected).heats.front().minutes, qint64(100));
        // Tables of three were never timed.
        expected.players = {Count(7)};
        const EventPlan plan = eventPlan(ruleset, expected);
        QVERIFY(!plan.heats.front().minutes);
        QVERIFY(!plan.tableMinutes);
        // Another event's games are another game's.
        Event other = event;
        other.details.name = *Name::fromText(u"Another"_s);
        ruledPlay(other).heats.front().games.front().minutes = Minutes(300);
        book.events.push_back({EventId(2), other});
        QCOMPARE(eventPlan(ruleset, expectedOf(book, event)).heats.front().minutes, qint64(100));
    }
};

} // namespace mentat::test::tst_plan_hours

MENTAT_TEST(tst_plan_hours, TestPlanHours, QCoreApplication)

#include "tst_plan_hours.moc"
