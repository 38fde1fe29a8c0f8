#include "reports/wording/wording.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/dune_to_do.h"
#include "tests/session/heat_states.h"
#include "tests/support/award_document.h"
#include "tests/support/player_ids.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_to_do {

namespace {

QStringList told(const std::vector<ToDo>& items, const Event& event) {
    const Wording wording;
    QStringList texts;
    for (const ToDo& item : items)
        texts.append(wording.toDo(item, [&](const PlayerId& id) { return playerName(event, id); }));
    return texts;
}

/// What is to be done next, then the rest of that group; not what is wrong or to be asked.
QStringList next(const Event& event, const VenueTime& now) {
    auto items = duneToDo(event, now);
    std::erase_if(items, [](const ToDo& item) { return groupOf(item.kind) != ToDoGroup::Next; });
    return told(items, event);
}

QStringList ofGroup(ToDoGroup group, const Event& event, const VenueTime& now = at(29, 18)) {
    auto items = duneToDo(event, now);
    std::erase_if(items, [group](const ToDo& item) { return groupOf(item.kind) != group; });
    return told(items, event);
}

/// Games of heats by what is to be done about them, counted once more by other means: to start,
/// playing, without a sheet or a verdict.
std::array<qsizetype, 3> gamesByStep(const Event& event) {
    std::array<qsizetype, 3> counts{};
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (game.isVoid || dune(game).victory)
                continue;
            ++counts[game.end || isCountedOut(game) ? 2 : game.start ? 1 : 0];
        }
    }
    return counts;
}

std::array<qsizetype, 3> listedByStep(const std::vector<ToDo>& items) {
    std::array<qsizetype, 3> counts{};
    for (const ToDo& item : items) {
        const auto tables = static_cast<qsizetype>(item.tables.size());
        if (item.kind == ToDoKind::StartTables)
            counts[0] += tables;
        else if (item.kind == ToDoKind::TablesPlay || item.kind == ToDoKind::LastTurns
                 || item.kind == ToDoKind::TimeIsUp)
            counts[1] += tables;
        else if (item.kind == ToDoKind::RecordSheets || item.kind == ToDoKind::AwaitVerdict
                 || item.kind == ToDoKind::RollForVerdict)
            counts[2] += tables;
    }
    return counts;
}

} // namespace

/// A whole event, from the empty list of players to its closing: what the page Today says.
class TestToDo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyEvent() {
        Event event = beforeTheHeat();
        event.players.clear();
        playOf(event).heats.clear();
        QCOMPARE(next(event, at(1, 9)),
                 (QStringList{u"Add players to get started"_s, u"Set up the heats"_s}));
    }

    void theCheckInIsOpenAndThenTheDrawIsDue() {
        Event event = beforeTheHeat();
        const QString checkIn = u"Check in players for heat 1 (13:00): 0 in so far"_s;
        QCOMPARE(next(event, at(29, 9)), QStringList{checkIn});
        // Two cannot make a game.
        heatOf(event).entrants = {player(1), player(2)};
        QCOMPARE(next(event, at(29, 13, 1)).size(), qsizetype(1));
        heatOf(event).entrants.push_back(player(3));
        QCOMPARE(next(event, at(29, 12, 54)).size(), qsizetype(1));
        QCOMPARE(next(event, at(29, 12, 55)),
                 (QStringList{u"Draw the tables for heat 1: 3 players are in"_s,
                              u"Check in players for heat 1 (13:00): 3 in so far"_s}));
        // No clock says when: it can be drawn at any time.
        heatOf(event).details.start.reset();
        QCOMPARE(next(event, at(1, 9)),
                 (QStringList{u"Draw the tables for heat 1: 3 players are in"_s,
                              u"Check in players for heat 1: 3 in so far"_s}));
    }

    void theTablesAreStarted() {
        Event event = drawn();
        QCOMPARE(next(event, at(29, 13)), QStringList{u"Start 2 tables of heat 1: 1, 2"_s});
        gameOf(event, 1).start = at(29, 13, 5);
        QCOMPARE(next(event, at(29, 13, 5)),
                 (QStringList{u"Start 1 table of heat 1: 2"_s,
                              u"Heat 1: 1 table playing (1); last turn starts by 17:30"_s}));
    }

    void theTablesPlay() {
        Event event = playing();
        QCOMPARE(next(event, at(29, 14)),
                 QStringList{u"Heat 1: 2 tables playing (1, 2); last turn starts by 17:30"_s});
        QCOMPARE(next(event, at(29, 17, 29)).front(),
                 u"Heat 1: 2 tables playing (1, 2); last turn starts by 17:30"_s);
        QCOMPARE(
            next(event, at(29, 17, 30)),
            QStringList{u"Heat 1: last turn started by 17:30; 2 tables still playing (1, 2)"_s});
        QCOMPARE(next(event, at(29, 18)),
                 QStringList{u"Heat 1: time was up at 18:00; 2 tables still playing (1, 2)"_s});
        heatOf(event).details.start.reset();
        QCOMPARE(next(event, at(29, 18)), QStringList{u"Heat 1: 2 tables playing (1, 2)"_s});
        // The queue for a later heat waits for those who play, until an hour before its start.
        playOf(event).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QCOMPARE(next(event, at(29, 18)).first(), u"Heat 1: 2 tables playing (1, 2)"_s);
        playOf(event).heats.back().details.start = at(29, 19);
        QCOMPARE(next(event, at(29, 17, 59)).first(), u"Heat 1: 2 tables playing (1, 2)"_s);
        QCOMPARE(next(event, at(29, 18)).last(), u"Heat 1: 2 tables playing (1, 2)"_s);
    }

    void anEndedTableOwesItsSheet() {
        Event event = playing();
        gameOf(event, 2).end = at(29, 17);
        QCOMPARE(next(event, at(29, 17, 30)),
                 (QStringList{u"Record 1 sheet of heat 1: table 2"_s,
                              u"Heat 1: last turn started by 17:30; 1 table still playing (1)"_s}));
        gameOf(event, 2).isVoid = true;
        QCOMPARE(next(event, at(29, 17, 30)).size(), qsizetype(1));
    }

    void aHeatThatWasLeftOutIsNotWaitedFor() {
        Event event = playing();
        auto& heats = playOf(event).heats;
        heats.insert(heats.begin(), Heat{HeatNumber(2), {}, {}, {}, {}, {}});
        QVERIFY(next(event, at(29, 14)).front().startsWith(u"Heat 1"_s));
        QCOMPARE(next(event, at(29, 14)).size(), qsizetype(1));
    }

    void afterTheHeatsTheLineUpIsMade() {
        Event event = settled();
        playOf(event).stage().start = at(1, 9);
        const QStringList friday = next(event, at(31, 20));
        QVERIFY(friday.contains(u"Call the players for the Final: 10 still to reach"_s));
        QVERIFY(friday.contains(u"Hand out 6 Best Faction awards"_s));
        QCOMPARE(friday.last(), u"Close the line-up of the Final at 09:00: 0 of 6 here"_s);
        // On Saturday closing it comes first.
        QVERIFY(next(event, at(1, 8, 30))
                    .contains(u"Call the players for the Final: 10 still to reach"_s));
        for (const int number : {1, 10, 2, 3})
            playOf(event).stage().present.push_back(player(number));
        const QStringList saturday = next(event, at(1, 8, 45));
        QVERIFY(!saturday.contains(u"Call the players for the Final: 10 still to reach"_s));
        QVERIFY(saturday.indexOf(u"Close the line-up of the Final at 09:00: 4 of 6 here"_s)
                < saturday.indexOf(u"Hand out 6 Best Faction awards"_s));
    }

    void tiesThatMatterAreRolled() {
        Event event = eventFrom(awardDocument());
        const QStringList ties = next(event, at(31, 20)).filter(u": have "_s);
        QCOMPARE(ties.front(), u"Tie among the qualifiers: have Ada Byron and Jean Bartik roll"_s);
        QVERIFY(ties[1].startsWith(u"Tie at the cut: "_s));
        // A roll that is to wait says until when.
        const auto items = duneToDo(event, at(31, 20));
        const auto tie = std::ranges::find(items, TieMatter::Cut, &ToDo::matter);
        event.tieRolls.push_back({tie->players, {}, u"Saturday 8:45"_s});
        QVERIFY(next(event, at(31, 20))
                    .filter(u"Tie at the cut"_s)
                    .front()
                    .endsWith(u" roll Saturday 8:45"_s));
        // Once the line-up is closed nobody rolls for it any more.
        playOf(event).stage().closed = true;
        QVERIFY(next(event, at(31, 20)).filter(u": have "_s).isEmpty());
        // Nor before the heats are over.
        playOf(event).stage().closed = false;
        playOf(event).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QVERIFY(next(event, at(31, 20)).filter(u": have "_s).isEmpty());
    }

    void equalsForAnAwardAreDecidedBetween() {
        const Event event = eventFrom(awardDocument());
        QVERIFY(
            next(event, at(31, 20))
                .contains(u"Decide Best Bene Gesserit: Blaise Pascal and Grace Hopper are tied "_s
                          u"(R5.3)"_s));
    }

    void theFinalGoesThroughItsSteps() {
        Event event = settled();
        event.awardDecisions.clear();
        Stage& final = playOf(event).stage();
        final.closed = true;
        const auto first = [&] { return next(event, at(1, 9)).front(); };
        QVERIFY(first().startsWith(u"Pick factions for the final: "_s)
                && first().endsWith(u" is next (R7.3)"_s));
        event.details.sets.push_back(GameSet::IxiansTleilaxu);
        QCOMPARE(first(), u"Vote on the expansion: 0 of 6 have voted (R7.2)"_s);
        event.details.sets.pop_back();
        const auto& factions = idTable(Faction{});
        const auto lineUp = duneAdvancement(event).lineUp;
        for (size_t i = 0; i < lineUp.size(); ++i)
            playOf(event).choices.picks.push_back({lineUp[i], factions[i].value});
        QCOMPARE(first(), u"Start the Final"_s);
        playOf(event).setFinalGame(Game());
        playOf(event).finalGame()->start = at(1, 9, 20);
        QCOMPARE(first(), u"Final: playing since 09:20"_s);
        playOf(event).finalGame()->end = at(1, 15);
        QCOMPARE(first(), u"Record the sheet of the Final"_s);
    }

    void afterTheFinalTheEventIsClosed() {
        Event event = settled(playedFinal());
        QCOMPARE(next(event, at(1, 18)),
                 (QStringList{u"Hand out 6 Best Faction awards"_s, u"Close the event"_s}));
        for (const auto& faction : idTable(Faction{}))
            event.awardDecisions.push_back({faction.value, {}, {}, true});
        QCOMPARE(next(event, at(1, 18)), QStringList{u"Close the event"_s});
        event.details.closed = true;
        QVERIFY(duneToDo(event, at(1, 18)).empty());
    }

    void equalFinalistsRoll() {
        Event event = settled(playedFinal());
        auto& seats = playOf(event).finalGame()->seats;
        dune(seats[2]).tokens = dune(seats[1]).tokens;
        QVERIFY(
            next(event, at(1, 18))
                .contains(u"Roll for places in the final: Blaise Pascal and Carl Gauss are tied "_s
                          u"(R7.5)"_s));
    }

    void whatIsUncheckedIsWrong() {
        Event event = settled();
        QVERIFY(ofGroup(ToDoGroup::Wrong, event).filter(u"against"_s).isEmpty());
        gameOf(event, 1).checked = false;
        QVERIFY(ofGroup(ToDoGroup::Wrong, event)
                    .contains(u"Double-check 1 result of heat 1 against the sheet: table 1"_s));
        // The pile is gone through when it is complete.
        dune(gameOf(event, 2)).victory.reset();
        QVERIFY(ofGroup(ToDoGroup::Wrong, event).filter(u"against"_s).isEmpty());
    }

    void warningsAreWrongUntilTheyAreAccepted() {
        Event event = settled();
        const QString rule = u"(R10.25)"_s; // at the end of the warning itself
        QVERIFY(ofGroup(ToDoGroup::Wrong, event).filter(rule).isEmpty());
        dune(gameOf(event, 1).seats[0]).strongholds = Count(2); // R10.25
        QVERIFY(ofGroup(ToDoGroup::Wrong, event)
                    .filter(rule)
                    .front()
                    .startsWith(u"Heat 1, table 1: "_s));
        gameOf(event, 1).accepted.push_back({Rule::R10_25, {}});
        QVERIFY(ofGroup(ToDoGroup::Wrong, event).filter(rule).isEmpty());
    }

    /// One line, and not one for each table: its sheet has the rest.
    void whatManyTablesShareIsOneLine() {
        Event event = settled();
        dune(gameOf(event, 1).seats[0]).strongholds = Count(2); // R10.25
        const Game game = gameOf(event, 1);
        const auto linesOf = [&](int tables) {
            heatOf(event).games.clear();
            for (int number = 1; number <= tables; ++number) {
                heatOf(event).games.push_back(game);
                heatOf(event).games.back().table = TableNumber(number);
            }
            return ofGroup(ToDoGroup::Wrong, event).filter(u"(R10.25)"_s);
        };
        QCOMPARE(linesOf(3).size(), qsizetype(3));
        QCOMPARE(linesOf(4).size(), qsizetype(1));
        QVERIFY(linesOf(4).front().startsWith(u"Heat 1, tables 1, 2, 3, 4: "_s));
        QVERIFY(linesOf(4).front().endsWith(u"; 3 more like it"_s));

        dune(heatOf(event).games.front()).victory = Victory::Solo;
        for (Game& one : heatOf(event).games)
            one.turns.reset();
        const QStringList asked = ofGroup(ToDoGroup::Ask, event).filter(u"tables"_s);
        QCOMPARE(asked.size(), qsizetype(1));
        QVERIFY2(asked.front().startsWith(u"Ask heat 1, tables 1, 2, 3, 4: "_s),
                 qPrintable(asked.front()));
    }

    /// R10.26: accepted, so nobody can know it any more.
    void whatNobodyKnowsIsNotAskedAgain() {
        Event event = settled();
        gameOf(event, 1).turns.reset();
        QVERIFY(!ofGroup(ToDoGroup::Ask, event).isEmpty());
        gameOf(event, 1).accepted.push_back({Rule::R10_26, {}});
        QCOMPARE(ofGroup(ToDoGroup::Ask, event), QStringList());
    }

    void whatIsUnknownIsAsked() {
        Event event = settled();
        QVERIFY(ofGroup(ToDoGroup::Ask, event).isEmpty());
        gameOf(event, 1).turns.reset();
        QCOMPARE(ofGroup(ToDoGroup::Ask, event), QStringList{u"Ask heat 1, table 1: turns"_s});
        // Cards that can put nobody before anybody are one of those in the quiet line.
        dune(gameOf(event, 1).seats[0]).cards.reset();
        QCOMPARE(ofGroup(ToDoGroup::Ask, event), QStringList{u"Ask heat 1, table 1: turns"_s});
        QCOMPARE(ofGroup(ToDoGroup::Quiet, event),
                 QStringList{u"1 value is unknown; it changes nothing so far"_s});
        // What could decide comes first and says so.
        event = eventFrom(awardDocument());
        dune(gameOf(event, 1).seats[2]).performancePoints.reset();
        dune(gameOf(event, 1).seats[2]).faction = Faction::Emperor;
        const QStringList asked = ofGroup(ToDoGroup::Ask, event);
        QVERIFY(asked.front().endsWith(u"; could matter"_s));
    }

    void missingHomesAreOneLine() {
        Event event = settled();
        const auto homes = [&] {
            return ofGroup(ToDoGroup::Quiet, event).filter(u"where they are from"_s).join(u'|');
        };
        const std::vector<PlayerId> in = std::get<DunePlay>(event.play).heats.front().entrants;
        const auto setHome = [&](const PlayerId& id, const std::optional<QString>& home) {
            std::ranges::find(event.players, id, &Player::id)->from = home;
        };
        for (Player& player : event.players)
            player.from.reset();
        QCOMPARE(homes(), QString()); // nobody notes them here
        for (const PlayerId& id : in)
            setHome(id, u"PA"_s);
        QCOMPARE(homes(), QString());
        setHome(in[0], std::nullopt);
        setHome(in[1], QString());
        QStringList names;
        for (const Player& player : event.players) {
            if (player.id == in[0] || player.id == in[1])
                names << player.name.text();
        }
        QCOMPARE(homes(), u"Ask %1 where they are from, and type it on Players"_s.arg(
                              names.join(u" and "_s)));
        setHome(in[2], std::nullopt);
        setHome(in[3], std::nullopt);
        QCOMPARE(homes(), u"Ask 4 players where they are from, and type it on Players"_s);
        event.details.closed = true;
        QCOMPARE(homes(), QString());
    }

    void theQuietLineCountsLosers() {
        Event event = settled();
        playOf(event).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QVERIFY(ofGroup(ToDoGroup::Quiet, event).isEmpty());
        qsizetype losers = 0;
        for (size_t table = 1; table <= 2; ++table) {
            for (Seat& seat : gameOf(event, table).seats) {
                if (dune(seat).winner)
                    continue;
                dune(seat).strongholds.reset();
                ++losers;
            }
        }
        QVERIFY(ofGroup(ToDoGroup::Ask, event).isEmpty());
        QCOMPARE(ofGroup(ToDoGroup::Quiet, event),
                 QStringList{u"Strongholds unknown for %1 losers; they change nothing so far"_s.arg(
                     losers)});
        // Once the line-up is closed nothing of the standings is asked, nor counted.
        playOf(event).stage().closed = true;
        QVERIFY(ofGroup(ToDoGroup::Ask, event).isEmpty());
        QVERIFY(ofGroup(ToDoGroup::Quiet, event).isEmpty());
    }

    void aVerdictThatWaitsIsAskedForFirst() {
        Event event = settled();
        gameOf(event, 1).turns.reset();
        Game& game = gameOf(event, 2);
        dune(game).victory.reset();
        dune(game).ending = Ending::TimeLimit;
        for (Seat& seat : game.seats)
            dune(seat).winner = false;
        dune(game.seats[1]).strongholds.reset();
        const QString name = playerName(event, game.seats[1].player);
        QCOMPARE(ofGroup(ToDoGroup::Ask, event).front(),
                 u"Heat 1, table 2: the verdict needs %1's strongholds (R3.5)"_s.arg(name));
        QVERIFY(next(event, at(29, 18)).filter(u"table 2"_s).isEmpty());
        // Equal in everything: the sides roll.
        for (Seat& seat : game.seats) {
            dune(seat).strongholds = dune(seat).tokens = dune(seat).spice = dune(seat).cards
                = Count(1);
            dune(seat).alliance.reset();
        }
        QVERIFY(ofGroup(ToDoGroup::Ask, event).front().endsWith(u"are tied (R3.3)"_s));
    }

    void closingNamesWhatIsOpen() {
        const Event event = eventFrom(awardDocument());
        const QStringList open = told(duneOpenAtClosing(event), event);
        QCOMPARE(open.front(), u"The final has no result, so there are no places"_s);
        QVERIFY(!open.filter(u"Tie at the cut"_s).isEmpty());
        QVERIFY(!open.filter(u"Best Bene Gesserit"_s).isEmpty());
        QVERIFY(open.contains(u"Hand out 4 Best Faction awards"_s));
        QVERIFY(!open.filter(u"Henri Cartan's PP"_s).isEmpty());
        const Event unfinished = playing();
        QCOMPARE(told(duneOpenAtClosing(unfinished), unfinished).front(),
                 u"Heat 1: 2 games without a result, tables 1, 2"_s);
    }

    /// Of whatever event: no game is forgotten or named twice, the groups stand in their order, and
    /// every line says something.
    void noGameIsForgotten() {
        qsizetype games = 0;
        for (int seed = 1; seed <= (isSoak() ? 2000 : 60); ++seed) {
            raw::RandomDocumentOptions options;
            options.rules = u"wbc-dune"_s;
            const auto number = static_cast<quint32>(seed);
            Event event = eventFrom(seed % 2 ? raw::randomDocument(number, options)
                                             : raw::randomPlayedEvent(number));
            event.details.closed = false;
            const auto items = duneToDo(event, at(29, 18));
            const auto expected = gamesByStep(event);
            QCOMPARE(listedByStep(items), expected);
            games += expected[0] + expected[1] + expected[2];
            QVERIFY(std::ranges::is_sorted(items, {},
                                           [](const ToDo& item) { return groupOf(item.kind); }));
            for (const QString& text : told(items, event) + told(duneOpenAtClosing(event), event))
                QVERIFY2(!text.isEmpty() && !text.contains(u'\n'),
                         qPrintable(u"seed %1: %2"_s.arg(seed).arg(text)));
            // The planted fault: a table that is left out is missed.
            auto fewer = items;
            for (ToDo& item : fewer) {
                const bool isCounted
                    = item.kind == ToDoKind::RecordSheets || item.kind == ToDoKind::StartTables;
                if (isCounted && !item.tables.empty()) {
                    item.tables.pop_back();
                    QVERIFY(listedByStep(fewer) != expected);
                    break;
                }
            }
        }
        QVERIFY(games > 50);
    }

    void aSettledEventHasNothingOpen() {
        Event event = settled(playedFinal());
        for (const auto& faction : idTable(Faction{}))
            event.awardDecisions.push_back({faction.value, {}, {}, true});
        QCOMPARE(told(duneOpenAtClosing(event), event), QStringList());
    }
};

} // namespace mentat::test::tst_to_do

MENTAT_TEST(tst_to_do, TestToDo, QCoreApplication)
#include "tst_to_do.moc"
