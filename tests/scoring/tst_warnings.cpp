#include "model/finding_kind.h"
#include "tests/scoring/warning_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_warnings {

namespace {

using enum FindingKind;

const auto ada = u"Ada Byron"_s;
const auto blaise = u"Blaise Pascal"_s;
const auto carl = u"Carl Gauss"_s;

} // namespace

/// R10.27, the facts of R10.26, and acceptance.
class TestWarnings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundEventsHaveNone();
    void r10_26_unknownFacts_data();
    void r10_26_unknownFacts() { compareColumns(); }
    void r10_27_whoSitsWhere_data();
    void r10_27_whoSitsWhere() { compareColumns(); }
    void r10_27_finalists_data();
    void r10_27_finalists() { compareColumns(); }
    void r10_27_dropouts_data();
    void r10_27_dropouts() { compareColumns(); }
    void r10_27_alliesOfDropouts_data();
    void r10_27_alliesOfDropouts() { compareColumns(); }
    void voidGamesHaveNone();
    void unfinishedGamesHaveNoneOfTheirOutcome();
    void acceptedByRuleAndGame();
};

void TestWarnings::soundEventsHaveNone() {
    const auto none = [](const Event& event) {
        const Warnings warnings = warningsIn(event);
        for (const Finding& finding : warnings.open)
            qWarning("%s", qPrintable(textOf(finding)));
        return warnings.open.empty() && warnings.accepted.empty();
    };
    QVERIFY(none(soundEvent()));
    QVERIFY(none(eventWith(0)));
    QVERIFY(none(eventWith(3)));
    Event fresh = eventWith(6, {{joinedBy(game(std::nullopt, {}), 1, 6)}}); // just drawn
    QVERIFY(none(fresh));
}

void TestWarnings::r10_26_unknownFacts_data() {
    addColumns();
    const Rule rule = Rule::R10_26;
    has("turns", [](Event& e) { firstGame(e).turns.reset(); }, UnknownTurns, {});
    has("time", [](Event& e) { firstGame(e).minutes.reset(); }, UnknownTime, {});
    hasNot(
        "time from start and end",
        [](Event& e) {
            firstGame(e).minutes.reset();
            firstGame(e).start = VenueTime::fromText(u"2026-07-29T13:00"_s);
            firstGame(e).end = VenueTime::fromText(u"2026-07-29T17:00"_s);
        },
        rule);
    has("no end",
        [](Event& e) {
            firstGame(e).minutes.reset();
            firstGame(e).start = VenueTime::fromText(u"2026-07-29T13:00"_s);
        },
        UnknownTime, {});
    hasNot(
        "the predicted player is known", [](Event& e) { winByPrediction(firstGame(e)); }, rule);
    has("who was predicted",
        [](Event& e) {
            winByPrediction(firstGame(e));
            dune(firstGame(e)).predicted.reset();
        },
        UnknownPredicted, {});
    has(
        "turns of the final", [](Event& e) { finalOf(e).turns.reset(); }, UnknownTurns,
        u"/final/game"_s);
    hasNot(
        "ending", [](Event& e) { dune(firstGame(e)).ending.reset(); }, rule);
}

void TestWarnings::r10_27_whoSitsWhere_data() {
    addColumns();
    const Rule rule = Rule::R10_27;
    const auto without = [](Event& e, size_t players) {
        auto& seats = firstGame(e).seats;
        seats.erase(seats.end() - static_cast<ptrdiff_t>(players), seats.end());
        play(e).setFinalGame({});
    };
    has("four players", [&](Event& e) { without(e, 2); }, SmallGame, u"seats"_s, {qint64(4)});
    hasNot(
        "five players", [&](Event& e) { without(e, 1); }, rule);
    has("late", [](Event& e) { at(e, 3).late = true; }, LateAfterGrace, u"seats/2/late"_s, {carl});
    const auto atVariant
        = [](Event& e) { playExpansion(e, GameSet::IxiansTleilaxu, Faction::Ixian); };
    hasNot("at an expansion table", atVariant, rule);
    has("base only at an expansion table",
        [&](Event& e) {
            atVariant(e);
            e.players[1].preference = Preference::Base;
        },
        BaseOnlyAtVariant, u"seats/1/player"_s, {blaise});
    hasNot(
        "base only at a base table", [](Event& e) { e.players[1].preference = Preference::Base; },
        rule);
    has("a faction at a base table",
        [&](Event& e) {
            atVariant(e);
            firstGame(e).variant = false;
        },
        SideOutside, u"seats/5/faction"_s, {Faction::Ixian});
    has("a faction of another box",
        [&](Event& e) {
            atVariant(e);
            dune(at(e, 6)).faction = Faction::Richese;
        },
        SideOutside, u"seats/5/faction"_s, {Faction::Richese});
    has("no entrant",
        [](Event& e) { play(e).heats[0].entrants.erase(play(e).heats[0].entrants.begin()); },
        NotEntrant, u"seats/0/player"_s, {ada});
    hasNot(
        "on standby",
        [](Event& e) {
            play(e).heats[0].entrants.erase(play(e).heats[0].entrants.begin());
            play(e).heats[0].standby = players({1});
        },
        rule);
}

void TestWarnings::r10_27_finalists_data() {
    addColumns();
    const Rule rule = Rule::R10_27;
    hasNot(
        "the line-up in another order",
        [](Event& e) { std::swap(finalOf(e).seats[0].player, finalOf(e).seats[5].player); }, rule);
    hasNot(
        "one of the line-up is not there", [](Event& e) { finalOf(e).seats.pop_back(); }, rule);
    has("who never played", [](Event& e) { finalOf(e).seats[5].player = player(8); }, NotInLineUp,
        u"/final/game/seats/5/player"_s, {u"Player 8"_s});
    has("an alternate", [](Event& e) { e.settings.finalists = Positive(5); }, NotInLineUp,
        u"/final/game/seats/5/player"_s, {u"Felix Klein"_s});
    hasNot(
        "an alternate who moved up",
        [](Event& e) {
            e.settings.finalists = Positive(5);
            play(e).stage().unavailable = players({2});
            auto& seats = finalOf(e).seats;
            seats.erase(seats.begin() + 1);
        },
        rule);
    has("an unfinished final",
        [](Event& e) { finalOf(e) = joinedBy(game(std::nullopt, {seat(8)}), 1, 5); }, NotInLineUp,
        u"/final/game/seats/0/player"_s, {u"Player 8"_s});
}

void TestWarnings::r10_27_dropouts_data() {
    addColumns();
    const Rule rule = Rule::R10_27;
    const auto secondHeat = [](Event& e) {
        Event two = eventWith(8, {{firstGame(e)}, {soundGame()}});
        two.players = e.players;
        e = two;
    };
    has("in the next heat",
        [&](Event& e) {
            at(e, 4).dropout = true;
            secondHeat(e);
        },
        DisqualifiedSeated, u"/heats/1/games/0/seats/3/player"_s, {u"Dora Maar"_s});
    hasNot(
        "excused",
        [&](Event& e) {
            at(e, 4).dropout = true;
            at(e, 4).excused = true;
            secondHeat(e);
        },
        rule);
    hasNot(
        "reinstated",
        [&](Event& e) {
            at(e, 4).dropout = true;
            e.players[3].disqualified = false;
            secondHeat(e);
        },
        rule);
    hasNot(
        "in the game itself",
        [](Event& e) {
            at(e, 4).dropout = true;
            play(e).setFinalGame({});
        },
        rule);
    has("always (GM's decision)",
        [](Event& e) {
            e.players[3].disqualified = true;
            play(e).setFinalGame({});
        },
        DisqualifiedSeated, u"seats/3/player"_s, {u"Dora Maar"_s});
}

void TestWarnings::r10_27_alliesOfDropouts_data() {
    addColumns();
    const Rule rule = Rule::R10_27;
    const auto leftByAlly = [](Event& e) {
        dune(at(e, 1)).alliance = AllianceNumber(3);
        dune(at(e, 4)).alliance = AllianceNumber(3);
        at(e, 4).dropout = true;
        at(e, 4).excused = true;
    };
    has("the ally of a dropout wins solo", leftByAlly, DropoutsAllyWins, u"seats/0/winner"_s,
        {ada, u"Dora Maar"_s});
    hasNot(
        "a dropout of another alliance",
        [&](Event& e) {
            leftByAlly(e);
            dune(at(e, 1)).alliance.reset();
            dune(at(e, 5)).alliance = AllianceNumber(3);
        },
        rule);
    hasNot(
        "the ally of a dropout loses",
        [&](Event& e) {
            leftByAlly(e);
            adjudicateTo(e, 2);
        },
        rule);
}

void TestWarnings::voidGamesHaveNone() {
    Event event = soundEvent();
    dune(at(event, 1)).tokens = Count(21);
    at(event, 2).late = true;
    firstGame(event).turns.reset();
    firstGame(event).minutes.reset();
    play(event).setFinalGame({});
    QVERIFY(!warningsIn(event).open.empty());
    firstGame(event).isVoid = true;
    QVERIFY(warningsIn(event).open.empty());
    // A void game takes nobody's word for another one either.
    firstGame(event).accepted = {{Rule::R10_23, {}}};
    QVERIFY(warningsIn(event).accepted.empty());
}

void TestWarnings::unfinishedGamesHaveNoneOfTheirOutcome() {
    Event event = soundEvent();
    play(event).setFinalGame({});
    Game& game = firstGame(event);
    dune(game).victory.reset();
    game.turns.reset();
    game.minutes.reset();
    for (Seat& seat : game.seats) {
        dune(seat).winner = false;
        dune(seat).performancePoints.reset();
        dune(seat).tokens.reset();
    }
    QVERIFY(warningsIn(event).open.empty());
    dune(at(event, 1)).tokens = Count(21); // but of what stands in it
    QCOMPARE(warningsIn(event).open.size(), 1U);
}

void TestWarnings::acceptedByRuleAndGame() {
    Event event = soundEvent();
    dune(at(event, 1)).tokens = Count(21);
    dune(at(event, 5)).cards = Count(6);
    firstGame(event).turns.reset();
    dune(finalOf(event).seats[0]).tokens = Count(22);
    firstGame(event).accepted = {{Rule::R10_21, {}}, {Rule::R10_23, u"counted twice"_s}};
    const Warnings warnings = warningsIn(event);
    QCOMPARE(warnings.accepted.size(), 2U);
    for (const AcceptedWarning& one : warnings.accepted) {
        QCOMPARE(ruleOf(one.warning.kind), Rule::R10_23);
        QCOMPARE(one.reason, u"counted twice"_s);
    }
    QCOMPARE(warnings.open.size(), 2U); // the turns, and the final's tokens
    finalOf(event).accepted = {{Rule::R10_23, {}}};
    firstGame(event).accepted.push_back({Rule::R10_26, {}});
    QVERIFY(warningsIn(event).open.empty());
    QCOMPARE(warningsIn(event).accepted.size(), 4U);
}

} // namespace mentat::test::tst_warnings

MENTAT_TEST(tst_warnings, TestWarnings, QCoreApplication)

#include "tst_warnings.moc"
