#include "reports/wording/dune/dune_clock_words.h"
#include "scoring/dune/dune_clocks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_clock_wording {

namespace {

QDateTime at(const char* moment) {
    return QDateTime::fromString(QString::fromLatin1(moment), Qt::ISODate);
}

CalledClock plans() {
    return {{HeatNumber(2), TableNumber(3)},
            clockRuleOf(ClockAction::BattlePlans),
            at("2026-07-29T15:00:00Z"),
            PlayerId::fromText(u"p1"_s)};
}

CalledClock ofFinal(ClockAction action) {
    return {{finalName()}, clockRuleOf(action), at("2026-07-29T15:00:00Z")};
}

const Language english;
const ClockWording wording(english, duneClockWords());

QString nameOf(const PlayerId&) {
    return u"Ada & Sons %1"_s;
}

} // namespace

/// What a called clock (R8) says, in the time zone of the tests, which is UTC.
class TestClockWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLetterIsOneAction() {
        std::set<QChar> letters;
        for (const ClockWords& words : duneClockWords()) {
            QVERIFY(words.letter.isUpper());
            QVERIFY(letters.insert(words.letter).second);
        }
        QVERIFY(!letters.contains(u'F')); // the final's table
    }

    void whileItRuns() {
        QCOMPARE(wording.title(plans(), nameOf), u"Table 3 · battle plans · Ada & Sons %1"_s);
        QCOMPARE(wording.state(plans(), at("2026-07-29T15:00:48Z")), u"1:12"_s);
        QCOMPARE(wording.line(plans(), at("2026-07-29T15:01:55Z")),
                 u"Table 3 · battle plans 0:05"_s);
        QCOMPARE(clockLimit(*clockRuleOf(ClockAction::Bid)), u"0:10"_s);
        QCOMPARE(wording.title(ofFinal(ClockAction::Nexus), nameOf), u"Final · nexus"_s);
    }

    void aNameTurnsNothingAround() {
        const auto turned = [](const PlayerId&) { return u"Ada\u202EByron"_s; };
        QCOMPARE(wording.title(plans(), turned), u"Table 3 · battle plans · Ada\\u202eByron"_s);
    }

    void atZero_data() {
        QTest::addColumn<ClockAction>("action");
        QTest::addColumn<QString>("whenOver");
        using enum ClockAction;
        QTest::newRow("bid") << Bid << u"pass, no bid"_s;
        QTest::newRow("shipment") << ShipmentAndMovement << u"pass, no shipment and no movement"_s;
        QTest::newRow("plans") << BattlePlans
                               << u"lowest available leader, dial 0, 0 spice, no cards"_s;
        QTest::newRow("nexus") << Nexus << u"alliances stay as they were"_s;
        QTest::newRow("allies, movement") << AlliesBeforeMovement << u"back to the table"_s;
        QTest::newRow("allies, battle") << AlliesBeforeBattle << u"back to the table"_s;
        QTest::newRow("everybody") << EveryoneAtNexus << u"back to the table"_s;
        QTest::newRow("chip") << DiplomacyChip << u"back to the table"_s;
    }
    void atZero() {
        QFETCH(ClockAction, action);
        QFETCH(QString, whenOver);
        const QDateTime now = at("2026-07-29T15:05:00Z");
        QCOMPARE(wording.state(ofFinal(action), now), u"Time is up: "_s + whenOver);
        QCOMPARE(wording.line(ofFinal(action), now), u"Final: "_s + whenOver);
    }

    void longAfter() {
        QCOMPARE(wording.state(plans(), at("2026-07-29T15:40:00Z")),
                 u"Ran out at 15:02: lowest available leader, dial 0, 0 spice, no cards"_s);
        QCOMPARE(wording.line(plans(), at("2026-07-29T15:40:00Z")),
                 u"Table 3: battle plans ran out at 15:02"_s);
        QCOMPARE(wording.line(plans(), at("2026-07-30T09:00:00Z")),
                 u"Table 3: battle plans ran out at 2026-07-29 15:02"_s);
    }

    void chipsAreCounted() {
        const CalledClock chip = ofFinal(ClockAction::DiplomacyChip);
        CalledClock before = chip;
        before.called = before.called.addSecs(-600);
        QCOMPARE(wording.countNote(chip, {before, chip}), u"minute 2 at this table (3 per "_s
                                                          u"player)"_s);
        QCOMPARE(wording.countNote(plans(), {before, plans()}), QString());
    }
};

} // namespace mentat::test::tst_clock_wording

MENTAT_TEST(tst_clock_wording, TestClockWording, QCoreApplication)
#include "tst_clock_wording.moc"
