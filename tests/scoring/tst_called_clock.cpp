#include "scoring/dune/dune_clocks.h"
#include "tests/scoring/cases.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_called_clock {

namespace {

QDateTime at(const char* time) {
    return QDateTime::fromString(u"2026-07-29T%1Z"_s.arg(QString::fromLatin1(time)),
                                 Qt::ISODateWithMs);
}

GameAddress table(int number) {
    return {HeatNumber(2), TableNumber(number)};
}

CalledClock called(int tableNumber, ClockAction action, const char* time) {
    return {table(tableNumber), clockRuleOf(action), at(time)};
}

} // namespace

/// R8: what the players of a table can have timed, for how long, and what is done at zero.
class TestCalledClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGuidelines_data() {
        QTest::addColumn<ClockAction>("action");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seconds");
        using enum ClockAction;
        QTest::newRow("bid") << Bid << u"bid"_s << 10;
        QTest::newRow("shipment") << ShipmentAndMovement << u"shipment-and-movement"_s << 120;
        QTest::newRow("plans") << BattlePlans << u"battle-plans"_s << 120;
        QTest::newRow("nexus") << Nexus << u"nexus"_s << 300;
        QTest::newRow("allies, movement")
            << AlliesBeforeMovement << u"allies-before-movement"_s << 120;
        QTest::newRow("allies, battle") << AlliesBeforeBattle << u"allies-before-battle"_s << 120;
        QTest::newRow("everybody") << EveryoneAtNexus << u"everybody-at-nexus"_s << 300;
        QTest::newRow("chip") << DiplomacyChip << u"diplomacy-chip"_s << 60;
    }
    void theGuidelines() {
        QFETCH(ClockAction, action);
        QFETCH(QString, id);
        QFETCH(int, seconds);
        const ClockRule& rule = *clockRuleOf(action);
        QCOMPARE(QString(rule.id), id);
        QCOMPARE(rule.seconds, seconds);
        QCOMPARE(rule.timesAPlayer, action == ClockAction::DiplomacyChip ? 3 : 0);
    }

    void whoseClockItIs() {
        const std::vector ofOne{clockRuleOf(ClockAction::Bid),
                                clockRuleOf(ClockAction::ShipmentAndMovement),
                                clockRuleOf(ClockAction::BattlePlans)};
        for (const ClockRule& rule : duneClockRules)
            QCOMPARE(rule.isOfOnePlayer, std::ranges::find(ofOne, &rule) != ofOne.end());
    }

    void whatRemainsFollowsFromTheTimeOfDay() {
        const CalledClock plans = called(3, ClockAction::BattlePlans, "15:00:00.250");
        QCOMPARE(secondsLeft(plans, at("15:00:00.250")), 120);
        QCOMPARE(secondsLeft(plans, at("15:00:01.249")), 120); // begun seconds count whole
        QCOMPARE(secondsLeft(plans, at("15:00:01.250")), 119);
        QCOMPARE(secondsLeft(plans, at("15:02:00.249")), 1);
        QVERIFY(!isOver(plans, at("15:02:00.249")));
        QCOMPARE(secondsLeft(plans, at("15:02:00.250")), 0);
        QVERIFY(isOver(plans, at("15:02:00.250")));
        QCOMPARE(secondsLeft(plans, at("23:00:00.000")), 0);
        // The computer's clock was put back by an hour.
        QCOMPARE(secondsLeft(plans, at("14:00:00.000")), 120);
        QVERIFY(!isLongOver(plans, at("15:12:00.250")));
        QVERIFY(isLongOver(plans, at("15:12:00.251")));
    }

    void theOneThatEndsFirstStandsInFront() {
        const CalledClock nexus = called(1, ClockAction::Nexus, "15:00:00.000");
        const CalledClock plans = called(3, ClockAction::BattlePlans, "15:01:00.000");
        const CalledClock bid = called(3, ClockAction::Bid, "15:02:00.000");
        const CalledClock old = called(2, ClockAction::Bid, "14:00:00.000");
        CalledClock gone = called(5, ClockAction::DiplomacyChip, "15:02:00.000");
        gone.isDismissed = true;
        const std::vector all{old, nexus, plans, gone, bid};
        // Over or not; what was over long ago asks for nothing any more.
        const std::vector expected{bid, plans, nexus, old};
        QVERIFY(inOrder(all, at("15:02:01.000")) == expected);
        QVERIFY(inOrder(all, at("15:02:30.000")) == expected);
        QVERIFY(inOrder({}, at("15:02:30.000")).empty());
    }

    void chipMinutesAreCountedATable() {
        std::vector<CalledClock> all;
        for (const char* time : {"15:00:00.000", "15:10:00.000", "15:20:00.000"})
            all.push_back(called(3, ClockAction::DiplomacyChip, time));
        all.front().isDismissed = true;
        all.push_back(called(4, ClockAction::DiplomacyChip, "15:05:00.000"));
        all.push_back(called(3, ClockAction::Nexus, "15:06:00.000"));
        QCOMPARE(timesUpTo(all[0], all), 1);
        QCOMPARE(timesUpTo(all[1], all), 2);
        QCOMPARE(timesUpTo(all[2], all), 3);
        QCOMPARE(timesUpTo(all[3], all), 1);
    }

    /// Against a clock that is counted down, millisecond by millisecond as it were, and an order
    /// that is found by looking for the next one again and again.
    void manyAtOnce() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            RandomSource random(seed);
            const QDateTime start = at("13:00:00.000");
            const QDateTime now = start.addMSecs(random.between(0, 3'600'000));
            std::vector<CalledClock> clocks;
            for (int i = random.between(0, 9); i > 0; --i)
                clocks.push_back({table(random.between(1, 4)),
                                  clockRuleOf(static_cast<ClockAction>(random.below(8))),
                                  start.addMSecs(random.between(0, 3'600'000))});
            const auto ordered = inOrder(clocks, now);
            QCOMPARE(ordered.size(), clocks.size());
            QVERIFY2(isTheirOrder(ordered, now), qPrintable(u"seed %1"_s.arg(seed)));
            for (const CalledClock& clock : ordered) {
                QVERIFY(std::find(clocks.begin(), clocks.end(), clock) != clocks.end());
                QCOMPARE(secondsLeft(clock, now), countedDown(clock, now));
            }
        }
    }
    void anotherOrderIsFound() {
        const QDateTime now = at("15:02:01.000");
        const CalledClock plans = called(3, ClockAction::BattlePlans, "15:01:00.000");
        const CalledClock bid = called(3, ClockAction::Bid, "15:02:00.000");
        const CalledClock old = called(2, ClockAction::Bid, "14:00:00.000");
        QVERIFY(isTheirOrder({bid, plans, old}, now));
        QVERIFY(!isTheirOrder({plans, bid, old}, now));
        QVERIFY(!isTheirOrder({old, bid, plans}, now));
    }

private:
    static qint64 limitOf(const ClockRule* rule) {
        if (rule->id == "bid"_L1)
            return 10'000;
        if (rule->id == "diplomacy-chip"_L1)
            return 60'000;
        return rule->id == "nexus"_L1 || rule->id == "everybody-at-nexus"_L1 ? 300'000 : 120'000;
    }
    static int countedDown(const CalledClock& clock, const QDateTime& now) {
        qint64 left = limitOf(clock.rule);
        const qint64 elapsed = now.toMSecsSinceEpoch() - clock.called.toMSecsSinceEpoch();
        if (elapsed > 0)
            left -= elapsed;
        int seconds = 0;
        while (left > 0) {
            left -= 1000;
            ++seconds;
        }
        return seconds;
    }
    static bool isTheirOrder(const std::vector<CalledClock>& ordered, const QDateTime& now) {
        const auto leftOf = [&](const CalledClock& clock) { // negative: over since
            return clock.called.toMSecsSinceEpoch() + limitOf(clock.rule) - now.toMSecsSinceEpoch();
        };
        for (size_t i = 1; i < ordered.size(); ++i) {
            const qint64 one = leftOf(ordered[i - 1]);
            const qint64 next = leftOf(ordered[i]);
            const bool oneIsOld = one < -600'000;
            const bool nextIsOld = next < -600'000;
            if ((oneIsOld && !nextIsOld) || (oneIsOld == nextIsOld && one > next))
                return false;
        }
        return true;
    }
};

} // namespace mentat::test::tst_called_clock

MENTAT_TEST(tst_called_clock, TestCalledClock, QCoreApplication)
#include "tst_called_clock.moc"
