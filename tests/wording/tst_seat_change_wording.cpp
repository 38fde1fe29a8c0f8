#include "reports/wording/answer_wording.h"
#include "reports/wording/wording.h"
#include "scoring/heats/draw/seat_changes.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_change_wording {

namespace {

const HeatNumber second{2};

Game table(std::initializer_list<int> players) {
    std::vector<SeatCase> seats;
    for (const int number : players)
        seats.push_back(seat(number));
    return game(std::nullopt, seats);
}

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

/// In heat 1, p1 to p6 sat together.
Event eventOf(const std::vector<Game>& tables) {
    Event event = eventWith(30, {{table({1, 2, 3, 4, 5, 6})}, tables});
    play(event).heats[1].details.start = at(13, 0);
    return event;
}

/// All choices, one after another.
QStringList said(const Event& event, const SeatRequest& request) {
    QStringList texts;
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    const auto choices = seatChanges(event, request);
    for (const SeatChange& choice : choices ? *choices : std::vector<SeatChange>())
        texts << Wording().seatChange(choice, nameOf);
    return texts;
}

/// All choices in columns, each as "table | deed | costs".
QStringList inColumns(const Event& event, const SeatRequest& request) {
    QStringList texts;
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    const auto choices = seatChanges(event, request);
    for (const SeatChange& choice : choices ? *choices : std::vector<SeatChange>()) {
        const SeatChangeColumns columns = Wording().seatChangeColumns(choice, nameOf);
        texts << QStringList{columns.table, columns.deed, columns.costs}.join(u" | "_s);
    }
    return texts;
}

} // namespace

/// What a change of seats does and costs, in its words.
class TestSeatChangeWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLatecomer() {
        Event event
            = eventOf({table({3, 7, 8, 9, 10}), table({11, 12, 13, 14}), table({2, 4, 5, 6, 15})});
        play(event).heats[1].games[2].start = at(13, 2);
        const QStringList expected{
            u"Ada Byron to table 2 (4 players, not started)"_s,
            u"Ada Byron to table 1 (5 players, not started): has met Carl Gauss (heat 1)"_s,
            u"Ada Byron to table 3 (5 players, started): has met Blaise Pascal (heat 1); has met "
            "Dora Maar (heat 1); has met Emmy Noether (heat 1); 1 more pair that met before"_s};
        QCOMPARE(said(event, LatecomerRequest{second, player(1), at(13, 5)}), expected);
    }

    void whatNeedsTheGmsWordStandsFirst() {
        Event event = eventOf({table({3, 7, 8})});
        event.keepApart = {{players({1, 3}), true}, {players({1, 7}), false}};
        QCOMPARE(said(event, LatecomerRequest{second, player(1), at(13, 30)}),
                 QStringList{u"Ada Byron to table 1 (3 players, not started): after the grace "_s
                             u"period; needs a GM override; Ada Byron and Carl Gauss "_s
                             u"must be kept apart (GM's decision); only 4 at table 1; Ada "_s
                             u"Byron and Player 7 asked to be kept apart; has met Carl Gauss "_s
                             u"(heat 1)"_s});
    }

    void wishesForTheExpansion() {
        Event event = eventOf({table({7, 8, 9, 10, 11}), table({12, 13, 14, 15, 16})});
        event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
        play(event).heats[1].games[0].variant = true;
        QCOMPARE(said(event, LatecomerRequest{second, player(1), at(13, 5)}).front(),
                 u"Ada Byron to table 1 (5 players, not started): Ada Byron said either and "_s
                 u"takes an expansion seat"_s);
        event.players[0].preference = Preference::Variant;
        QCOMPARE(said(event, LatecomerRequest{second, player(1), at(13, 5)}).back(),
                 u"Ada Byron to table 2 (5 players, not started): Ada Byron asked for the "_s
                 u"expansion and plays without it"_s);
        event.players[11].preference = Preference::Base;
        QCOMPARE(said(event, SwapRequest{second, player(7), player(12)}),
                 QStringList{u"Player 7 to table 2, Player 12 to table 1: Player 12 plays the "_s
                             u"base game only but gets an expansion seat (R1.5)"_s});
    }

    void leaving() {
        Event event = eventOf({table({7, 8, 9, 10, 11})});
        play(event).heats[1].games[0].start = at(13, 0);
        QCOMPARE(said(event, LeaveRequest{second, player(7), at(13, 10)}),
                 QStringList{u"Player 7 leaves table 1 without penalty, as if never in the "_s
                             u"game: leaves 4 at table 1"_s});
        QCOMPARE(said(event, LeaveRequest{second, player(7), at(14, 10)}),
                 QStringList{u"Player 7 drops out at table 1 and is disqualified (R6.1)"_s});
        QCOMPARE(said(event, LeaveRequest{second, player(7), at(14, 10), true}),
                 QStringList{u"Player 7 drops out at table 1, excused (R6.1)"_s});
    }

    void swapsAndMoves() {
        const Event event = eventOf({table({1, 2, 7, 8, 9}), table({3, 10, 11, 12, 13})});
        QCOMPARE(said(event, SwapRequest{second, player(1), player(10)}),
                 QStringList{u"Ada Byron to table 2, Player 10 to table 1: Ada Byron has met Carl "
                             "Gauss (heat 1); 1 pair that met before sits apart"_s});
        QCOMPARE(said(event, MoveRequest{second, player(7), TableNumber(2)}),
                 QStringList{u"Player 7 from table 1 to table 2: leaves 4 at table 1"_s});
    }

    /// Who asked for it and the words that every row would have are left out.
    void theSameInColumns() {
        const Event event = eventOf({table({1, 2, 7, 8, 9}), table({3, 10, 11, 12, 13})});
        QCOMPARE(inColumns(event, SwapRequest{second, player(1), player(10)}),
                 QStringList{u"Table 2 | Player 10 to table 1 | Ada Byron has met Carl Gauss "
                             "(heat 1); 1 pair that met before sits apart"_s});
        QCOMPARE(inColumns(event, MoveRequest{second, player(7), TableNumber(2)}),
                 QStringList{u"Table 2 | no one else moves | leaves 4 at table 1"_s});
        QCOMPARE(inColumns(event, LatecomerRequest{second, player(14), at(13, 5)}).front(),
                 u"Table 1 | 5 players, not started | "_s);
        Event started = event;
        play(started).heats[1].games[0].start = at(13, 0);
        QCOMPARE(inColumns(started, LatecomerRequest{second, player(14), at(13, 5)}).front(),
                 u"Table 1 | 5 players, started | "_s);
        QCOMPARE(inColumns(started, LeaveRequest{second, player(7), at(14, 10)}),
                 QStringList{u" | Player 7 drops out at table 1 and is disqualified (R6.1) | "_s});
    }

    /// What a drag says before the drop.
    void whatADropAddsToTheRepeats() {
        const Language english;
        QCOMPARE(repeatsChangeText(english, 5, 1), u"+1 repeat, 5 → 6"_s);
        QCOMPARE(repeatsChangeText(english, 0, 3), u"+3 repeats, 0 → 3"_s);
        QCOMPARE(repeatsChangeText(english, 5, -2), u"−2 repeats, 5 → 3"_s);
        QCOMPARE(repeatsChangeText(english, 5, 0), u"no new repeat (5)"_s);
    }

    void tablesThatComeAndGo() {
        Event event = eventOf({table({7, 8, 9, 10, 11, 12}), table({13, 14, 15, 16, 17})});
        play(event).heats[1].entrants.push_back(player(18));
        play(event).heats[1].entrants.push_back(player(19));
        QCOMPARE(said(event, NewTableRequest{second}),
                 QStringList{u"New table 3 for Player 18, Player 19, with Player 7 of table 1: "
                             "only 3 at table 3"_s});
        const Event merged = eventOf({table({7, 8, 9, 10}), table({13, 14, 15})});
        QCOMPARE(said(merged, SmallTableRequest{second, TableNumber(1), at(13, 5)}), QStringList());
        const Event wide = eventOf({table({7, 8, 9}), table({13, 14, 15})});
        QCOMPARE(said(wide, SmallTableRequest{second, TableNumber(1), at(13, 5)}),
                 QStringList{u"Table 1 dissolved, Player 7 to table 2, Player 8 to table 2, "
                             "Player 9 to table 2"_s});
    }
};

} // namespace mentat::test::tst_seat_change_wording

MENTAT_TEST(tst_seat_change_wording, TestSeatChangeWording, QCoreApplication)

#include "tst_seat_change_wording.moc"
