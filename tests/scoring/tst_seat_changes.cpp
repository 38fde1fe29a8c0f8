#include "model/failure_kind.h"
#include "scoring/heats/draw/seat_changes.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_changes {

namespace {

const HeatNumber second{2};

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

Game startedAt(Game game, int hour, int minute) {
    game.start = at(hour, minute);
    return game;
}

Heat& heatTwo(Event& event) {
    return play(event).heats[1];
}

/// Heat 1 with two tables, p1 to p6 and p7 to p12, and heat 2, at 13:00, with these.
Event eventOf(const std::vector<Game>& tables, int players = 24) {
    Event event
        = eventWith(players, {{table({1, 2, 3, 4, 5, 6}), table({7, 8, 9, 10, 11, 12})}, tables});
    heatTwo(event).details.start = at(13, 0);
    expectSound(event);
    return event;
}

/// The tables of a choice with their players before and after: "3:4>5".
QString outline(const SeatChange& change) {
    QStringList tables;
    const auto players = [](const std::optional<Game>& game) {
        return game ? QString::number(game->seats.size()) : u"–"_s;
    };
    for (const TableChange& table : change.tables) {
        tables << u"%1:%2>%3"_s.arg(QString::number(table.table.value()), players(table.before),
                                    players(table.after));
    }
    return tables.join(u' ');
}

QString outline(const Result<std::vector<SeatChange>>& choices) {
    if (!choices)
        return u"failure %1"_s.arg(int(choices.error().kind));
    QStringList lines;
    for (const SeatChange& choice : *choices)
        lines << outline(choice);
    return lines.join(u", "_s);
}

QString seatsOf(const Game& game) {
    QStringList seats;
    for (const Seat& seat : game.seats)
        seats << u"%1 %2"_s.arg(seat.number.value()).arg(seat.player.text());
    return seats.join(u", "_s);
}

std::vector<SeatChange> latecomer(const Event& event, int number, VenueTime when = at(13, 10)) {
    const auto choices = seatChanges(event, LatecomerRequest{second, player(number), when});
    return choices ? *choices : std::vector<SeatChange>();
}

SeatChange leaving(const Event& event, int number, VenueTime when, bool excused = false) {
    return seatChanges(event, LeaveRequest{second, player(number), when, excused})->front();
}

template <class Request>
int failureOf(const Event& event, const Request& request) {
    const auto choices = seatChanges(event, request);
    return choices ? -1 : int(choices.error().kind);
}

int number(FailureKind kind) {
    return int(kind);
}

} // namespace

/// R1.3, R1.5, R1.6, R6.1: what can be done once the tables stand.
class TestSeatChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r1_6_aLatecomersChoicesAreRankedByWhoMeetsAgain() {
        const Event event = eventOf(
            {table({1, 2, 3, 7, 8}), table({4, 9, 10, 11, 12}), table({13, 14, 15, 16, 17, 18})});
        const auto choices = latecomer(event, 5);
        QCOMPARE(outline(choices), u"2:5>6, 1:5>6"_s);
        QCOMPARE(choices.front().cost.seating.repeats, 1);
        QCOMPARE(choices.back().cost.seating.repeats, 3);
        const std::vector<MetBefore> met{{player(5), player(4), {{HeatNumber(1), TableNumber(1)}}}};
        QVERIFY(choices.front().meetAgain == met);
        QCOMPARE(seatsOf(*choices.front().tables.front().after),
                 u"1 p4, 2 p9, 3 p10, 4 p11, 5 p12, 6 p5"_s);
    }

    void equalsStandInTheOrderOfTheirTables() {
        const Event event = eventOf({table({13, 14, 15, 16, 17}), table({18, 19, 20, 21, 22})});
        QCOMPARE(outline(latecomer(event, 23)), u"1:5>6, 2:5>6"_s);
    }

    void r1_1_aGameUnderFiveIsFilledFirst() {
        const Event event = eventOf({table({13, 14, 15, 16, 17}), table({1, 2, 3, 4})});
        const auto choices = latecomer(event, 5);
        QCOMPARE(outline(choices), u"2:4>5, 1:5>6"_s);
        QCOMPARE(choices.front().cost.smallGames, -1);
        QCOMPARE(choices.front().cost.seating.repeats, 4);
    }

    void r1_6_alsoATableThatHasStarted() {
        const Event event = eventOf({startedAt(table({13, 14, 15, 16, 17}), 13, 2)});
        const auto choices = latecomer(event, 18);
        QCOMPARE(outline(choices), u"1:5>6"_s);
        QVERIFY(choices.front().tables.front().hasStarted);
        QVERIFY(!choices.front().tables.front().after->seats.back().late);
    }

    void r1_6_afterGraceByTheGmsWord() {
        const Event event = eventOf({table({13, 14, 15, 16, 17})});
        const SeatChange inTime = latecomer(event, 18, at(13, 15)).front();
        const SeatChange late = latecomer(event, 18, at(13, 16)).front();
        QVERIFY(inTime.gmOverrides.empty() && !inTime.tables.front().after->seats.back().late);
        QVERIFY(late.gmOverrides == std::vector{GmOverride::LateAfterGrace});
        QVERIFY(late.tables.front().after->seats.back().late);
    }

    void r1_6_theGraceIsASetting() {
        Event event = eventOf({table({13, 14, 15, 16, 17})});
        event.settings.graceMinutes = Minutes(30);
        QVERIFY(latecomer(event, 18, at(13, 30)).front().gmOverrides.empty());
        QVERIFY(!latecomer(event, 18, at(13, 31)).front().gmOverrides.empty());
    }

    void noTableThatIsOverTakesAnybody() {
        Game ended = table({1, 2, 3, 4, 7});
        ended.end = at(16, 0);
        const Event event = eventOf({game(Victory::Solo, {seat(5).wins(), seat(8)}), ended,
                                     voided(table({9, 10, 11})), table({13, 14, 15, 16, 17})});
        QCOMPARE(outline(latecomer(event, 18)), u"4:5>6"_s);
    }

    void r1_5_whoPlaysTheBaseGameOnlyIsAtNoExpansionTable() {
        Event event = eventOf({table({13, 14, 15, 16, 17}), table({18, 19, 20, 21, 22})});
        event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
        heatTwo(event).games[0].variant = true;
        event.players[22].preference = Preference::Base;
        QCOMPARE(outline(latecomer(event, 23)), u"2:5>6"_s);
        event.players[22].preference = Preference::Either;
        const auto choices = latecomer(event, 23);
        QCOMPARE(outline(choices), u"1:5>6, 2:5>6"_s);
        QVERIFY(choices.front().eitherAtVariant == players({23}));
        event.players[22].preference = Preference::Variant;
        const auto asking = latecomer(event, 23);
        QCOMPARE(asking.back().cost.seating.wishes, 1);
        QVERIFY(asking.back().withoutVariant == players({23}));
    }

    void whoMustBeApartStandsLastAndNeedsTheGmsWord() {
        Event event = eventOf({table({13, 14, 15, 16, 17}), table({1, 2, 3, 4, 6})});
        event.keepApart = {{players({5, 13}), true}};
        const auto choices = latecomer(event, 5);
        QCOMPARE(outline(choices), u"2:5>6, 1:5>6"_s); // although five meet again
        QVERIFY(choices.back().gmOverrides == std::vector{GmOverride::MustBeApart});
        const std::vector<TogetherAgainstWish> pair{{player(5), player(13), true}};
        QVERIFY(choices.back().togetherAgainstWish == pair);
        event.keepApart.front().hard = false;
        QCOMPARE(latecomer(event, 5).back().cost.seating.apart, 1);
        QVERIFY(latecomer(event, 5).back().gmOverrides.empty());
    }

    void r1_3_theNextSeatIsTheLowestFreeNumber() {
        Event event = eventOf({table({13, 14, 15, 16, 17})});
        heatTwo(event).games[0].seats.erase(heatTwo(event).games[0].seats.begin() + 1);
        QCOMPARE(seatsOf(*latecomer(event, 18).front().tables.front().after),
                 u"1 p13, 2 p18, 3 p15, 4 p16, 5 p17"_s);
    }

    void r1_6_theOnlyFactionLeftIsTheLatecomers() {
        Event event = eventOf({table({13, 14, 15, 16, 17})});
        Game& game = heatTwo(event).games[0];
        const std::vector<Faction> played{Faction::Atreides, Faction::Fremen, Faction::Guild,
                                          Faction::Emperor, Faction::Harkonnen};
        for (size_t i = 0; i < played.size(); ++i)
            dune(game.seats[i]).faction = played[i];
        QCOMPARE(*dune(latecomer(event, 18).front().tables.front().after->seats.back()).faction,
                 Faction::BeneGesserit);
        dune(game.seats[0]).faction.reset();
        QVERIFY(!dune(latecomer(event, 18).front().tables.front().after->seats.back()).faction);
    }

    void whoCannotComeLateIsTold() {
        Event event = eventOf({table({13, 14, 15, 16, 17, 18})});
        const auto asked = [&](int player) {
            return failureOf(event, LatecomerRequest{second, test::player(player), at(13, 5)});
        };
        QCOMPARE(asked(13), number(FailureKind::AlreadySeated));
        QCOMPARE(asked(19), number(FailureKind::NoFreeSeat));
        QCOMPARE(asked(99), number(FailureKind::UnknownPlayer));
        event.players[18].disqualified = true;
        QCOMPARE(asked(19), number(FailureKind::DisqualifiedPlayer));
        heatTwo(event).games.clear();
        QCOMPARE(asked(19), number(FailureKind::RoundWithoutTables));
        const LatecomerRequest elsewhere{HeatNumber(9), player(19), at(13, 5)};
        QCOMPARE(failureOf(event, elsewhere), number(FailureKind::UnknownHeat));
    }

    void r1_6_whoLeavesBeforeTheStartWasNeverInTheGame() {
        const Event event = eventOf({table({13, 14, 15, 16, 17})});
        const SeatChange change = leaving(event, 14, at(13, 40));
        QCOMPARE(change.kind, SeatChangeKind::Leaver);
        QCOMPARE(seatsOf(*change.tables.front().after), u"1 p13, 3 p15, 4 p16, 5 p17"_s);
        QCOMPARE(change.cost.smallGames, 1);
    }

    void r1_6_theTimeOfLeavingDecides() {
        const Event event = eventOf({startedAt(table({13, 14, 15, 16, 17}), 13, 5)});
        QCOMPARE(leaving(event, 14, at(13, 15)).kind, SeatChangeKind::Leaver);
        QCOMPARE(leaving(event, 14, at(13, 16)).kind, SeatChangeKind::Dropout);
        const Event startedLate = eventOf({startedAt(table({13, 14, 15, 16, 17}), 13, 30)});
        QCOMPARE(leaving(startedLate, 14, at(13, 29)).kind, SeatChangeKind::Leaver);
        QCOMPARE(leaving(startedLate, 14, at(13, 30)).kind, SeatChangeKind::Dropout);
    }

    void r6_1_whoLeavesLaterDropsOut() {
        const Event event = eventOf({startedAt(table({13, 14, 15, 16, 17}), 13, 5)});
        const SeatChange change = leaving(event, 14, at(15, 10), true);
        const Seat& seat = change.tables.front().after->seats[1];
        QVERIFY(seat.dropout && seat.excused && *seat.left == at(15, 10));
        QVERIFY(!leaving(event, 14, at(15, 10)).tables.front().after->seats[1].excused);
        QCOMPARE(change.cost.smallGames, 0); // R2.1: the size stays
        QCOMPARE(outline(change), u"1:5>5"_s);
    }

    void whoCannotLeaveIsTold() {
        const Event event = eventOf({game(std::nullopt, {seat(13).leaves(), seat(14), seat(15)}),
                                     game(Victory::Solo, {seat(1).wins(), seat(2), seat(3)})});
        const auto asked = [&](int player) {
            return failureOf(event, LeaveRequest{second, test::player(player), at(15, 0)});
        };
        QCOMPARE(asked(13), number(FailureKind::AlreadyLeft));
        QCOMPARE(asked(20), number(FailureKind::NotSeated));
        QCOMPARE(asked(1), number(FailureKind::TableOver));
        QCOMPARE(asked(99), number(FailureKind::UnknownPlayer));
    }

    void aSwapLeavesAllThatBelongsToTheSeats() {
        Event event = eventOf({table({1, 2, 13, 14, 15}), table({3, 16, 17, 18, 19})});
        dune(heatTwo(event).games[0].seats[0]).faction = Faction::Guild;
        const SeatChange change
            = seatChanges(event, SwapRequest{second, player(1), player(16)})->front();
        QCOMPARE(seatsOf(*change.tables[0].after), u"1 p16, 2 p2, 3 p13, 4 p14, 5 p15"_s);
        QCOMPARE(seatsOf(*change.tables[1].after), u"1 p3, 2 p1, 3 p17, 4 p18, 5 p19"_s);
        QCOMPARE(*dune(change.tables[0].after->seats[0]).faction, Faction::Guild);
        QCOMPARE(change.cost.seating.repeats, 0); // parted from p2, together with p3
        QVERIFY(change.meetAgain.front().other == player(3));
        QVERIFY(change.parted.front().other == player(2));
    }

    void aStartedOrLockedTableChangesOnlyOnRequest() {
        Event event = eventOf({table({1, 2, 13, 14, 15}), table({3, 16, 17, 18, 19})});
        const auto swap = [&](bool startedToo) {
            return failureOf(event, SwapRequest{second, player(1), player(16), startedToo});
        };
        const auto move = [&](bool startedToo) {
            return failureOf(event, MoveRequest{second, player(1), TableNumber(2), startedToo});
        };
        QCOMPARE(swap(false), -1);
        QCOMPARE(move(false), -1);
        heatTwo(event).games[1].locked = true;
        QCOMPARE(swap(false), number(FailureKind::TableStarted));
        heatTwo(event).games[1].locked = false;
        heatTwo(event).games[1].start = at(13, 5);
        QCOMPARE(swap(false), number(FailureKind::TableStarted));
        QCOMPARE(move(false), number(FailureKind::TableStarted));
        QCOMPARE(swap(true), -1);
        QCOMPARE(move(true), -1);
        heatTwo(event).games[1].end = at(14, 5);
        QCOMPARE(swap(true), number(FailureKind::TableOver));
        QCOMPARE(move(true), number(FailureKind::TableOver));
    }

    void aMoveTakesTheNextSeat() {
        const Event event = eventOf(
            {table({1, 2, 13, 14, 15, 20}), table({3, 16, 17, 18, 19}), table({4, 5, 6, 7, 8, 9})});
        const auto moved = [&](int player, int table) {
            return seatChanges(event,
                               MoveRequest{second, test::player(player), TableNumber(table)});
        };
        QCOMPARE(outline(moved(13, 2)), u"1:6>5 2:5>6"_s);
        QCOMPARE(moved(13, 3).error().kind, FailureKind::TableFull);
        QCOMPARE(moved(13, 1).error().kind, FailureKind::SameTable);
        QCOMPARE(moved(13, 9).error().kind, FailureKind::UnknownTable);
        QCOMPARE(failureOf(event, SwapRequest{second, player(1), player(2)}),
                 number(FailureKind::SameTable));
    }

    void r1_5_aSwapAgainstTheWishNeedsTheGmsWord() {
        Event event = eventOf({table({13, 14, 15, 16, 17}), table({18, 19, 20, 21, 22})});
        event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
        heatTwo(event).games[0].variant = true;
        event.players[17].preference = Preference::Base;
        const SeatChange change
            = seatChanges(event, SwapRequest{second, player(13), player(18)})->front();
        QVERIFY(change.gmOverrides == std::vector{GmOverride::BaseOnlyAtVariant});
        QVERIFY(change.baseOnlyAtVariant == players({18}));
    }

    void r1_2_aSmallTableIsFilledFromATableOfSix() {
        // p1 has met p6, who sits at table 3; the others of table 1 have met nobody.
        const Event event
            = eventOf({table({1, 13, 20, 21, 22, 23}),
                       startedAt(table({7, 8, 9, 10, 11, 12}), 13, 1), table({6, 14, 15, 16})});
        const auto choices
            = *seatChanges(event, SmallTableRequest{second, TableNumber(3), at(13, 5)});
        QCOMPARE(outline(choices), u"1:6>5 3:4>5"_s); // nobody is taken from a started table
        QVERIFY(choices.front().players == players({13}));
        QCOMPARE(choices.front().kind, SeatChangeKind::Move);
    }

    void r1_2_aSmallTableIsDissolvedOverTheFreeSeats() {
        // p1 has met all of table 2, p7 all of table 1; p13 and p14 nobody.
        const Event event
            = eventOf({table({2, 3, 4, 5, 15}), table({8, 9, 10, 11, 16}), table({1, 7, 13}),
                       startedAt(table({17, 18, 19, 20, 21}), 13, 1)});
        const SmallTableRequest asked{second, TableNumber(3), at(13, 5)};
        QCOMPARE(outline(seatChanges(event, asked)), QString()); // two free seats for three
        SmallTableRequest startedToo = asked;
        startedToo.startedToo = true;
        const auto choices = *seatChanges(event, startedToo);
        QCOMPARE(outline(choices), u"3:3>– 1:5>6 2:5>6 4:5>6"_s);
        const SeatChange& merge = choices.front();
        QCOMPARE(merge.kind, SeatChangeKind::Merge);
        // p1 or p7 at the started table and the other one apart from those known: four meet again
        // in neither case.
        QCOMPARE(merge.cost.seating.repeats, 0);
        QCOMPARE(merge.cost.smallGames, -1);
    }

    void r1_2_whoWaitsCanFillASmallTable() {
        Event event = eventOf({table({13, 14, 15, 16}), table({17, 18, 19, 20, 21})});
        heatTwo(event).entrants.push_back(player(22));
        heatTwo(event).standby = players({23});
        const SmallTableRequest asked{second, TableNumber(1), at(13, 5)};
        QCOMPARE(outline(seatChanges(event, asked)), u"1:4>5, 1:4>5"_s);
        QVERIFY(seatChanges(event, asked)->back().players == players({23}));
        QCOMPARE(failureOf(event, SmallTableRequest{second, TableNumber(2), at(13, 5)}),
                 number(FailureKind::TableNotSmall));
    }

    void r1_2_thoseWhoWaitGetATable_data() {
        QTest::addColumn<QList<int>>("sizes");
        QTest::addColumn<int>("waiting");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QList<int>& sizes, int waiting, const char* expected) {
            QTest::newRow(expected) << sizes << waiting << QString::fromUtf8(expected);
        };
        row({5}, 5, "2:–>5");                   // 10 = 5 + 5
        row({5}, 3, "2:–>3");                   // 8 = 5 + 3
        row({6}, 4, "2:–>5 1:6>5");             // 10 = 5 + 5
        row({6, 6}, 1, "3:–>3 1:6>5 2:6>5");    // 13 = 5 + 5 + 3
        row({6, 6}, 3, "3:–>5 1:6>5 2:6>5");    // 15 = 5 + 5 + 5
        row({6}, 7, "2:–>6");                   // one still waits
        row({6}, 1, "");                        // two are no game
        row({6, 5, 6}, 2, "4:–>4 1:6>5 3:6>5"); // none falls under five
    }
    void r1_2_thoseWhoWaitGetATable() {
        QFETCH(const QList<int>, sizes);
        QFETCH(const int, waiting);
        QFETCH(const QString, expected);
        std::vector<Game> tables;
        int next = 13;
        for (const int size : sizes) {
            std::vector<SeatCase> seats;
            for (int i = 0; i < size; ++i)
                seats.push_back(seat(next++));
            tables.push_back(game(std::nullopt, seats));
        }
        Event event = eventOf(tables, 60);
        for (int i = 0; i < waiting; ++i)
            heatTwo(event).entrants.push_back(player(next++));
        QCOMPARE(outline(seatChanges(event, NewTableRequest{second})), expected);
    }

    void whereEverybodySitsNoTableIsNeeded() {
        const Event event = eventOf({table({13, 14, 15, 16, 17})});
        QCOMPARE(failureOf(event, NewTableRequest{second}), number(FailureKind::EveryoneSits));
    }

    void whatIsNotThereIsRefusedByEachRequest() {
        const Event event = eventOf({table({13, 14, 15, 16, 17}), table({18, 19, 20})});
        const HeatNumber ninth{9};
        const VenueTime now = at(13, 5);
        const std::vector<SeatRequest> inNoHeat{
            LatecomerRequest{ninth, player(21), now},
            LeaveRequest{ninth, player(13), now},
            SwapRequest{ninth, player(13), player(18)},
            MoveRequest{ninth, player(13), TableNumber(2)},
            SmallTableRequest{ninth, TableNumber(2), now},
            NewTableRequest{ninth},
        };
        for (const SeatRequest& request : inNoHeat) {
            QVERIFY(roundOf(request) == RoundId(ninth));
            QCOMPARE(failureOf(event, request), number(FailureKind::UnknownHeat));
        }
        const int notSeated = number(FailureKind::NotSeated);
        QCOMPARE(failureOf(event, SwapRequest{second, player(21), player(13)}), notSeated);
        QCOMPARE(failureOf(event, SwapRequest{second, player(13), player(21)}), notSeated);
        QCOMPARE(failureOf(event, MoveRequest{second, player(21), TableNumber(1)}), notSeated);
        QCOMPARE(failureOf(event, SmallTableRequest{second, TableNumber(7), now}),
                 number(FailureKind::UnknownTable));
    }

    void r1_2_aSmallTableThatPlaysIsLeftAlone() {
        SmallTableRequest asked{second, TableNumber(2), at(13, 5)};
        const Event underway
            = eventOf({table({13, 14, 15, 16, 17}), startedAt(table({18, 19, 20}), 13, 2)});
        QCOMPARE(failureOf(underway, asked), number(FailureKind::TableStarted));
        asked.startedToo = true;
        QCOMPARE(failureOf(underway, asked), -1);
        const Event over = eventOf({table({13, 14, 15, 16, 17}),
                                    game(Victory::Solo, {seat(18).wins(), seat(19), seat(20)})});
        QCOMPARE(failureOf(over, asked), number(FailureKind::TableOver));
    }

    void aChangeTellsWhereSomebodySits() {
        const Event event = eventOf({table({13, 14, 15, 16, 17}), table({18, 19, 20, 21, 22})});
        const auto swaps = seatChanges(event, SwapRequest{second, player(13), player(18)});
        QVERIFY(swaps.has_value());
        const SeatChange& swap = swaps->front();
        QVERIFY(tableBefore(swap, player(13)) == TableNumber(1));
        QVERIFY(tableAfter(swap, player(13)) == TableNumber(2));
        QVERIFY(tableAfter(swap, player(18)) == TableNumber(1));
        QVERIFY(!tableAfter(swap, player(1)));
    }
};

} // namespace mentat::test::tst_seat_changes

MENTAT_TEST(tst_seat_changes, TestSeatChanges, QCoreApplication)

#include "tst_seat_changes.moc"
