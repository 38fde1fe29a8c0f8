#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/today/dune_to_do.h"
#include "scoring/dune/today/event_questions.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_what_is_asked {

namespace {

const VenueTime evening = VenueTime::of({2026, 7, 29}, {18, 0});

/// "1/2 tokens p3": heat, table, value, player; "!": it could decide, "?": a verdict waits for it.
QString textOf(const Event& event, const std::vector<OpenQuestion>& questions) {
    static const QStringList names{u"turns"_s, u"end"_s,         u"predicted"_s, u"faction"_s,
                                   u"pp"_s,    u"strongholds"_s, u"tokens"_s,    u"spice"_s,
                                   u"cards"_s, u"left"_s};
    QStringList texts;
    for (const OpenQuestion& one : questions) {
        QString text = u"%1/%2 %3"_s.arg(one.place.heat() ? one.place.heat()->value() : 0)
                           .arg(one.place.table.value())
                           .arg(names[static_cast<int>(one.question.fact)]);
        if (one.question.seat)
            text += u' ' + gameAt(event, one.place)->seats[*one.question.seat].player.text();
        texts.append(text + (one.deciding.empty() ? u""_s : u"!"_s)
                     + (one.isAwaited ? u"?"_s : u""_s));
    }
    return texts.join(u"; "_s);
}

QString asked(const Event& event) {
    expectSound(event);
    return textOf(event, eventQuestions(event).asked);
}

size_t notAsked(const Event& event) {
    return eventQuestions(event).notAsked.size();
}

/// A sheet as tables fill it in: turns, time, factions and PP of all, the end values of the winner.
Game sheet(std::initializer_list<int> players, int tokensOfTheWinner) {
    std::vector<SeatCase> seats;
    int faction = 0;
    for (const int number : players) {
        seats.push_back(seat(number).as(static_cast<Faction>(faction)).scores(0.5 * (faction + 1)));
        ++faction;
        if (seats.size() == 1)
            seats.back().wins().has(3, tokensOfTheWinner, 5, 2);
    }
    Game played = afterTurns(game(Victory::Solo, seats), 7);
    played.minutes = Minutes(250);
    return played;
}

/// 18 players at three tables; p1, p7 and p13 won.
std::vector<Game> firstHeat() {
    return {sheet({1, 2, 3, 4, 5, 6}, 9), sheet({7, 8, 9, 10, 11, 12}, 8),
            sheet({13, 14, 15, 16, 17, 18}, 7)};
}

/// With the heats after it for which nobody has come yet.
Event afterTheFirstHeat() {
    Event event = eventWith(18, {firstHeat(), {}, {}});
    return event;
}

/// Winners of 18 players in four heats: p1 to p12, in this order, all equal in QP, and 6 losers.
Event afterTheLastHeat() {
    const auto heat = [](int a, int b, int c) {
        const auto table = [](int winner, std::initializer_list<int> others) {
            std::vector<int> all{winner};
            std::copy_if(others.begin(), others.end(), std::back_inserter(all),
                         [winner](int other) { return other != winner; });
            Game played = sheet({winner}, 20 - winner);
            int faction = 1;
            for (size_t i = 1; i < 6; ++i)
                played = joinedBy(played, all[i], 1);
            for (Seat& one : played.seats) {
                if (!dune(one).winner)
                    dune(one).faction = static_cast<Faction>(faction++);
                dune(one).performancePoints = PerformancePoints();
            }
            return played;
        };
        return std::vector<Game>{table(a, {1, 4, 7, 10, 13, 16}), table(b, {2, 5, 8, 11, 14, 17}),
                                 table(c, {3, 6, 9, 12, 15, 18})};
    };
    return eventWith(18, {heat(1, 2, 3), heat(4, 5, 6), heat(7, 8, 9), heat(10, 11, 12)});
}

Seat& seatOfPlayer(Event& event, size_t heat, int number) {
    for (Game& game : play(event).heats[heat].games) {
        for (Seat& seat : game.seats) {
            if (seat.player == player(number))
                return seat;
        }
    }
    qFatal("No such seat.");
}

/// Heat 1, table 1 was adjudicated; p2 and p1 lead, and the tokens of p2 are not known.
Game adjudicatedTable() {
    Game counted
        = afterTurns(game(Victory::Adjudicated, {seat(1).as(Faction::Atreides).has(3, 8, 4, 2),
                                                 seat(2).as(Faction::Guild).has(3, unknown, 6, 1),
                                                 seat(3).as(Faction::Emperor).has(1, 2, 9, 4),
                                                 seat(4).as(Faction::Fremen).has(0, 5, 1, 0),
                                                 seat(5).as(Faction::Harkonnen).has(2, 4, 3, 1)}),
                     8);
    counted.start = VenueTime::of({2026, 7, 29}, {13, 5});
    return counted;
}

std::vector<ToDo> ofGroup(ToDoGroup group, const Event& event) {
    auto items = duneToDo(event, evening);
    std::erase_if(items, [group](const ToDo& item) { return groupOf(item.kind) != group; });
    return items;
}

} // namespace

/// Only questions that matter are asked, and the one that a verdict waits for first.
class TestWhatIsAsked : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losersAreNotAskedWhileHeatsAreToCome();
    void aWinnerIsAskedUntilEnoughOthersAreAhead();
    void afterTheHeatsWhoCouldReachAPlaceThatMatters();
    void anAbsentFinalistMakesOneMorePlaceMatter();
    void onceTheLineUpIsClosedNothingOfTheStandings();
    void tiesAreRolledForWhereTheyMatter();
    void turnsAndFactionsForAnAwardAlone();
    void theTimeOfTheEndDecidesNothing();
    void aGameWaitsForItsVerdict();
    void equalSidesRoll();
    void onlyAnOpenVerdictIsWaitedFor();
};

void TestWhatIsAsked::losersAreNotAskedWhileHeatsAreToCome() {
    const Event event = afterTheFirstHeat();
    QCOMPARE(asked(event), QString());
    QCOMPARE(notAsked(event), size_t(15));
    QVERIFY(areLosersStrongholds(event, eventQuestions(event).notAsked));
    QVERIFY(ofGroup(ToDoGroup::Ask, event).empty());
    const auto quiet = ofGroup(ToDoGroup::Quiet, event);
    QCOMPARE(quiet.size(), size_t(1));
    QCOMPARE(quiet.front().count, 15);
    QVERIFY(quiet.front().losersOnly);
}

void TestWhatIsAsked::aWinnerIsAskedUntilEnoughOthersAreAhead() {
    Event event = afterTheFirstHeat();
    dune(seatOfPlayer(event, 0, 13)).tokens.reset();
    QCOMPARE(asked(event), u"1/3 tokens p13"_s);
    // R4.2: whoever has a better game since has no tie to break by this one.
    dune(seatOfPlayer(event, 0, 13)).qp = QualificationPoints::fromHalves(1);
    play(event).heats[1].games = {sheet({13, 2, 3, 4, 5, 6}, 4)};
    play(event).heats[1].entrants
        = {player(13), player(2), player(3), player(4), player(5), player(6)};
    QCOMPARE(asked(event), QString());
}

void TestWhatIsAsked::afterTheHeatsWhoCouldReachAPlaceThatMatters() {
    Event event = afterTheLastHeat();
    QCOMPARE(asked(event), QString());     // p13 to p18 have nothing, and 12 are before them
    QCOMPARE(notAsked(event), size_t(60)); // of all who lost
    // Rank 12 could pass all; what rank 1 has beside is of no use to anybody.
    dune(seatOfPlayer(event, 3, 12)).tokens.reset();
    QCOMPARE(asked(event), u"4/3 tokens p12!"_s);
    // The same to pass the eleventh alone, who is no alternate that is called.
    Event last = afterTheLastHeat();
    dune(seatOfPlayer(last, 3, 11)).strongholds = Count(2);
    dune(seatOfPlayer(last, 3, 12)).strongholds = Count(2);
    dune(seatOfPlayer(last, 3, 12)).tokens.reset();
    QCOMPARE(asked(last), QString());
    last.settings.finalists = Positive(7); // the fourth alternate is the eleventh
    QCOMPARE(asked(last), u"4/3 tokens p12!"_s);
    // A heat to come: rank 12 may yet win.
    play(last).heats.push_back({HeatNumber(5), {}, {}, {}, {}, {}});
    QCOMPARE(asked(last), u"4/3 tokens p12"_s);
}

void TestWhatIsAsked::anAbsentFinalistMakesOneMorePlaceMatter() {
    Event event = afterTheLastHeat();
    dune(seatOfPlayer(event, 3, 11)).strongholds = Count(2);
    dune(seatOfPlayer(event, 3, 12)).strongholds = Count(2);
    dune(seatOfPlayer(event, 3, 12)).tokens.reset();
    play(event).stage().unavailable = {player(2)};
    QCOMPARE(asked(event), u"4/3 tokens p12!"_s);
}

void TestWhatIsAsked::onceTheLineUpIsClosedNothingOfTheStandings() {
    Event event = afterTheLastHeat();
    dune(seatOfPlayer(event, 3, 12)).tokens.reset();
    play(event).stage().closed = true;
    QCOMPARE(asked(event), QString());
    QCOMPARE(notAsked(event), size_t(0));
    QVERIFY(ofGroup(ToDoGroup::Quiet, event).empty());
    // The awards are still to be given.
    dune(seatOfPlayer(event, 3, 12)).performancePoints.reset();
    QCOMPARE(asked(event), u"4/3 pp p12!"_s);
}

void TestWhatIsAsked::tiesAreRolledForWhereTheyMatter() {
    Event event = afterTheLastHeat();
    QVERIFY(tiesToRoll(event).empty()); // six at rank 13
    dune(seatOfPlayer(event, 3, 11)).tokens = dune(seatOfPlayer(event, 3, 12)).tokens;
    QVERIFY(tiesToRoll(event).empty()); // rank 11
    dune(seatOfPlayer(event, 3, 10)).tokens = dune(seatOfPlayer(event, 3, 12)).tokens;
    QCOMPARE(tiesToRoll(event).size(), size_t(1)); // from rank 10 on
    QCOMPARE(test::textOf(tiesToRoll(event).front().players), u"p10 p11 p12"_s);
    Event toCome = event;
    play(toCome).heats.push_back({HeatNumber(5), {}, {}, {}, {}, {}});
    QVERIFY(tiesToRoll(toCome).empty());
    // A roll that was planned stays to be made, or taken out.
    event.tieRolls.push_back(
        {{player(13), player(14), player(15), player(16), player(17), player(18)},
         {},
         u"Saturday 8:45"_s});
    QCOMPARE(tiesToRoll(event).size(), size_t(2));
    play(event).stage().closed = true;
    QVERIFY(tiesToRoll(event).empty());
}

void TestWhatIsAsked::turnsAndFactionsForAnAwardAlone() {
    Event event = afterTheFirstHeat();
    Game& first = play(event).heats[0].games[0];
    first.turns.reset();
    QCOMPARE(asked(event), u"1/1 turns"_s);
    // Without PP no number of turns makes a figure that wins anything.
    for (Seat& one : first.seats)
        dune(one).performancePoints = PerformancePoints();
    QCOMPARE(asked(event), QString());
    // A faction that nobody knows may be the one in which so many PP are the most.
    Event unnamed = afterTheFirstHeat();
    Seat& last = play(unnamed).heats[0].games[0].seats[5];
    dune(last).faction.reset();
    QCOMPARE(asked(unnamed), u"1/1 faction p6"_s);
    dune(last).performancePoints = PerformancePoints::fromHalves(1);
    QCOMPARE(asked(unnamed), QString());
}

void TestWhatIsAsked::theTimeOfTheEndDecidesNothing() {
    Event event = afterTheFirstHeat();
    play(event).heats[0].games[0].minutes.reset();
    QCOMPARE(asked(event), QString());
    QCOMPARE(notAsked(event), size_t(16));
    QVERIFY(!areLosersStrongholds(event, eventQuestions(event).notAsked));
}

void TestWhatIsAsked::aGameWaitsForItsVerdict() {
    const Settings settings;
    const Game recorded = withoutOpenVerdict(adjudicatedTable(), settings);
    QVERIFY(!dune(recorded).victory && isAwaitingVerdict(recorded));
    QVERIFY(dune(recorded).ending == Ending::TimeLimit);
    QVERIFY(!isPlaying(recorded) && !isToStart(recorded));
    Event event = eventWith(5, {{recorded}});
    QCOMPARE(asked(event), u"1/1 tokens p2?"_s);
    const auto items = duneToDo(event, evening);
    QVERIFY(std::ranges::none_of(items, [](const ToDo& item) {
        return item.kind == ToDoKind::RecordSheets || item.kind == ToDoKind::TablesPlay
               || item.kind == ToDoKind::TimeIsUp;
    }));
    QCOMPARE(ofGroup(ToDoGroup::Ask, event).front().kind, ToDoKind::AwaitVerdict);
    // Typed again it is the same; what is answered names who won, or what is asked next.
    Game again = recorded;
    dune(again).victory = Victory::Adjudicated;
    QCOMPARE(withoutOpenVerdict(again, settings), recorded);
    dune(again.seats[1]).tokens = Count(8);
    dune(again.seats[1]).spice.reset();
    event = eventWith(5, {{withoutOpenVerdict(again, settings)}});
    QCOMPARE(asked(event), u"1/1 spice p2?"_s);
    dune(again.seats[1]).spice = Count(5);
    QCOMPARE(withoutOpenVerdict(again, settings), again); // p2 won: it has a verdict
    dune(again.seats[1]).winner = true;
    QCOMPARE(withoutOpenVerdict(again, settings), again);
    Game unnamed = again;
    dune(unnamed.seats[1]).faction.reset();
    event = eventWith(5, {{withoutOpenVerdict(unnamed, settings)}});
    QCOMPARE(asked(event), u"1/1 faction p2?"_s);
    dune(again.seats[1]).winner = false;
    dune(again).victory.reset();
    event = eventWith(5, {{again}});
    QCOMPARE(asked(event), QString());
    QCOMPARE(duneToDo(event, evening).front().kind, ToDoKind::RecordSheets);
}

void TestWhatIsAsked::equalSidesRoll() {
    Game tied = adjudicatedTable();
    dune(tied.seats[1]).tokens = Count(8);
    dune(tied.seats[1]).spice = Count(4);
    dune(tied.seats[1]).cards = Count(2);
    const Event event = eventWith(5, {{withoutOpenVerdict(tied, {})}});
    QCOMPARE(asked(event), QString());
    const auto items = ofGroup(ToDoGroup::Ask, event);
    QCOMPARE(items.size(), size_t(1));
    QCOMPARE(items.front().kind, ToDoKind::RollForVerdict);
    QCOMPARE(test::textOf(items.front().players), u"p1 p2"_s);
}

void TestWhatIsAsked::onlyAnOpenVerdictIsWaitedFor() {
    const auto isKept = [](const Game& typed) { return withoutOpenVerdict(typed, {}) == typed; };
    Game named = adjudicatedTable();
    dune(named.seats[0]).winner = true; // R3.5: the GM named the winner
    QVERIFY(isKept(named));
    Game solo = adjudicatedTable();
    dune(solo).victory = Victory::Solo;
    QVERIFY(isKept(solo));
    // Of a board that nobody counted nothing is waited for: its sheet is.
    QVERIFY(isKept(game(Victory::Adjudicated, {seat(1), seat(2), seat(3)})));
    Game ended = withoutOpenVerdict(adjudicatedTable(), {});
    dune(ended).ending.reset();
    QVERIFY(!isAwaitingVerdict(ended));
    Game lost = withoutOpenVerdict(adjudicatedTable(), {});
    lost.isVoid = true;
    QVERIFY(!isAwaitingVerdict(lost));
    QVERIFY(!awaitedVerdict(lost, {}).isOpen());
}

} // namespace mentat::test::tst_what_is_asked

MENTAT_TEST(tst_what_is_asked, TestWhatIsAsked, QCoreApplication)

#include "tst_what_is_asked.moc"
