#include "reports/wording/answer_wording.h"
#include "reports/wording/heats/day_card_wording.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_today_wording {

namespace {

const VenueTime now = VenueTime::of({2026, 7, 30}, {16, 53}); // a Thursday

VenueTime at(int day, int hour, int minute) {
    return VenueTime::of({2026, 7, day}, {hour, minute});
}

} // namespace

/// What Today says of the heats and of the next step.
class TestTodayWording : public QObject {
    Q_OBJECT

private:
    static QString told(const DayCard& card) {
        const Wording wording;
        return inOneLine(wording.language(),
                         dayCardText(wording.language(), card, now, [](const PlayerId& player) {
                             return player.text().toUpper();
                         }));
    }
    static QString beside(const ToDo& item) { return toDoBeside(Wording().language(), item, now); }

private Q_SLOTS:
    void heatsInFigures() {
        using enum DayCardState;
        const RoundId second = HeatNumber(2);
        QCOMPARE(told({.round = second, .state = CheckIn, .start = at(30, 17, 0), .count = 31}),
                 u"Heat 2, 17:00: 31 checked in"_s);
        QCOMPARE(told({.round = second, .state = CheckIn, .start = at(31, 9, 0)}),
                 u"Heat 2, Fri 09:00: 0 checked in"_s);
        QCOMPARE(told({.round = second, .state = Drawn, .count = 1}), u"Heat 2: 1 table drawn"_s);
        QCOMPARE(told({.round = second, .state = Drawn, .count = 5}), u"Heat 2: 5 tables drawn"_s);
        QCOMPARE(told({.round = second,
                       .state = Playing,
                       .count = 3,
                       .of = 5,
                       .recorded = 2,
                       .isOn = true}),
                 u"Heat 2, now: 3 of 5 playing · 2 recorded"_s);
        QCOMPARE(told({.round = second, .state = ToRecord, .of = 5, .recorded = 4}),
                 u"Heat 2: 4 of 5 recorded"_s);
        QCOMPARE(told({.round = second, .state = Recorded, .of = 5, .recorded = 5}),
                 u"Heat 2: 5 of 5 recorded ✓"_s);
        QCOMPARE(told({.round = second, .state = Canceled}), u"Heat 2: – canceled"_s);
        QCOMPARE(told({.round = second,
                       .state = Recorded,
                       .name = u"Night heat"_s,
                       .of = 1,
                       .recorded = 1}),
                 u"Night heat: 1 of 1 recorded ✓"_s);
    }

    void roundsInFigures() {
        using enum DayCardState;
        QCOMPARE(told({.round = finalName(), .state = ToCome, .of = 6}), u"Final: 6 will play"_s);
        QCOMPARE(told({.round = *Name::fromText(u"Semifinal"_s), .state = ToCome}),
                 u"Semifinal: – to come"_s);
        const auto two = QualificationPoints::fromHalves(4);
        QCOMPARE(told({.round = finalName(), .state = CutSoFar, .cut = two}),
                 u"Final: cut 2.0 QP so far"_s);
        QCOMPARE(
            told({.round = finalName(), .state = CutReached, .start = at(31, 9, 0), .cut = two}),
            u"Final, Fri 09:00: cut 2.0 QP"_s);
        QCOMPARE(told({.round = finalName(), .state = LineUp, .count = 4, .of = 6}),
                 u"Final: 4 of 6 here"_s);
        QCOMPARE(told({.round = finalName(), .state = LineUpMade, .count = 6}),
                 u"Final: 6 players line-up closed"_s);
        QCOMPARE(told({.round = finalName(),
                       .state = GamePlays,
                       .count = 6,
                       .time = at(30, 9, 5),
                       .isOn = true}),
                 u"Final, now: 6 players playing since 09:05"_s);
        QCOMPARE(told({.round = finalName(),
                       .state = GameEnded,
                       .count = 6,
                       .time = at(30, 14, 0),
                       .isOn = true}),
                 u"Final, now: 6 players ended 14:00 · sheet to record"_s);
        const auto p1 = *PlayerId::fromText(u"p1"_s);
        QCOMPARE(told({.round = finalName(), .state = Decided, .players = {p1}}),
                 u"Final, champion: P1"_s);
        QCOMPARE(told({.round = finalName(),
                       .state = Decided,
                       .players = {p1, *PlayerId::fromText(u"p2"_s)}}),
                 u"Final: 2 tied for first place"_s);
    }

    // It was a wall of names.
    void ofManyNamesTheFirstThreeAreSaid() {
        std::vector<PlayerId> players;
        for (const auto id : {"p1", "p2", "p3", "p4", "p5"})
            players.push_back(*PlayerId::fromText(QLatin1StringView(id)));
        const auto said = [](const ToDo& item) {
            return Wording().toDo(item, [](const PlayerId& id) { return id.text().toUpper(); });
        };
        QCOMPARE(
            said({.kind = ToDoKind::RollTie, .players = players, .matter = TieMatter::Alternates}),
            u"Tie among the alternates: have P1, P2, P3, and 2 more roll"_s);
        const ToDo ofFour{.kind = ToDoKind::RollTie,
                          .players = {players[0], players[1], players[2], players[3]},
                          .matter = TieMatter::Cut};
        QCOMPARE(said(ofFour), u"Tie at the cut: have P1, P2, P3, and P4 roll"_s);
        std::vector<AskedOf> asked;
        for (const PlayerId& player : players) {
            asked.push_back({AskedFact::Spice, player});
            asked.push_back({AskedFact::Cards, player});
        }
        QCOMPARE(said({.kind = ToDoKind::AwaitVerdict,
                       .round = HeatNumber(2),
                       .tables = {TableNumber(4)},
                       .asked = asked}),
                 u"Heat 2, table 4: the verdict needs P1 and P2's spice, P1's cards, and 7 more "
                 u"(R3.5)"_s);
    }

    void whatIsUsefulToKnowBesideTheNextStep() {
        const auto sheet = [](const VenueTime& ended) {
            return beside({.kind = ToDoKind::RecordSheets,
                           .round = HeatNumber(2),
                           .tables = {TableNumber(4)},
                           .time = ended});
        };
        QCOMPARE(sheet(at(30, 16, 41)), u"Table 4 ended 16:41, 12 minutes ago"_s);
        QCOMPARE(sheet(at(30, 16, 52)), u"Table 4 ended 16:52, 1 minute ago"_s);
        QCOMPARE(sheet(at(28, 16, 0)), u"Table 4 ended Tue 16:00"_s);
        const auto checkIn = [](const VenueTime& start) {
            return beside({.kind = ToDoKind::CheckIn, .round = HeatNumber(2), .time = start});
        };
        QCOMPARE(checkIn(at(30, 17, 30)), u"Starts in 37 minutes"_s);
        QCOMPARE(checkIn(at(31, 9, 0)), u"Starts Fri 09:00"_s);
        QCOMPARE(checkIn(at(30, 16, 0)), u"Scheduled for 16:00, 53 minutes ago"_s);
        QCOMPARE(beside({.kind = ToDoKind::CloseEvent}), QString());
    }
};

} // namespace mentat::test::tst_today_wording

MENTAT_TEST(tst_today_wording, TestTodayWording, QCoreApplication)
#include "tst_today_wording.moc"
