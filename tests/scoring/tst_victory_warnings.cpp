#include "model/finding_kind.h"
#include "tests/scoring/warning_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_victory_warnings {

namespace {

using enum FindingKind;

const auto ada = u"Ada Byron"_s;
const auto blaise = u"Blaise Pascal"_s;
const auto carl = u"Carl Gauss"_s;
const Act nothing = [](Event&) {};

/// The game goes to the first seats, with these strongholds.
void allyFirstTwo(Event& event, int strongholdsOfOne, int strongholdsOfTwo) {
    dune(firstGame(event)).victory = Victory::Alliance;
    for (const int number : {1, 2}) {
        dune(at(event, number)).alliance = AllianceNumber(1);
        dune(at(event, number)).winner = true;
    }
    dune(at(event, 1)).strongholds = Count(strongholdsOfOne);
    dune(at(event, 2)).strongholds = Count(strongholdsOfTwo);
    dune(at(event, 3)).strongholds = Count(0);
}

} // namespace

/// R10.24, R10.25.
class TestVictoryWarnings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r10_24_notTheVerdict_data();
    void r10_24_notTheVerdict() { compareColumns(); }
    void r10_24_rolls_data();
    void r10_24_rolls() { compareColumns(); }
    void r10_24_aGuildDefault_data();
    void r10_24_aGuildDefault() { compareColumns(); }
    void r10_25_soloWithTooFewStrongholds_data();
    void r10_25_soloWithTooFewStrongholds() { compareColumns(); }
    void r10_25_allianceWithTooFewStrongholds_data();
    void r10_25_allianceWithTooFewStrongholds() { compareColumns(); }
};

void TestVictoryWarnings::r10_24_notTheVerdict_data() {
    addColumns();
    const Rule rule = Rule::R10_24;
    const auto victory = u"victory"_s;
    has("another winner", [](Event& e) { adjudicateTo(e, 2); }, NotTheVerdict, victory, {ada});
    hasNot(
        "the verdict", [](Event& e) { adjudicateTo(e, 1); }, rule);
    has("the winner is an alliance",
        [](Event& e) {
            adjudicateTo(e, 1);
            for (const int number : {2, 3}) {
                dune(at(e, number)).alliance = AllianceNumber(1);
                dune(at(e, number)).strongholds = Count(2);
            }
            dune(at(e, 1)).strongholds = Count(1);
        },
        NotTheVerdict, victory, {QString(blaise + u", " + carl)});
    has("an unknown in between",
        [](Event& e) {
            adjudicateTo(e, 1);
            dune(at(e, 2)).strongholds.reset();
        },
        VerdictOpen, victory, {u"strongholds"_s, blaise});
    hasNot(
        "an unknown that is not reached",
        [](Event& e) {
            adjudicateTo(e, 1);
            dune(at(e, 2)).tokens.reset();
        },
        rule);
    hasNot(
        "the Shield Wall makes the difference",
        [](Event& e) {
            adjudicateTo(e, 2);
            dune(at(e, 1)).strongholds = Count(1);
            dune(at(e, 2)).shieldWall = true;
        },
        rule);
    hasNot(
        "no adjudication",
        [](Event& e) {
            dune(at(e, 2)).strongholds = Count(4);
            dune(at(e, 3)).strongholds = Count(0);
        },
        rule);
}

void TestVictoryWarnings::r10_24_rolls_data() {
    addColumns();
    const Rule rule = Rule::R10_24;
    const auto victory = u"victory"_s;
    const auto equals = [](Event& e, std::initializer_list<int> dice) {
        adjudicateTo(e, 1);
        const std::vector<int> rolled(dice);
        for (const int number : {1, 2}) {
            Seat& seat = at(e, number);
            dune(seat).strongholds = Count(2);
            dune(seat).tokens = dune(seat).spice = dune(seat).cards = Count(4);
            if (!rolled.empty())
                dune(seat).rolls = {Roll(rolled[static_cast<size_t>(number) - 1])};
        }
    };
    has(
        "equal, and no roll", [&](Event& e) { equals(e, {}); }, VerdictTied, victory);
    has(
        "equal also in the roll",
        [&](Event& e) {
            equals(e, {3, 3});
        },
        VerdictTied, victory);
    has("another has rolled higher",
        [&](Event& e) {
            equals(e, {3, 4});
        },
        NotTheVerdict, victory, {blaise});
    hasNot(
        "the winner has rolled higher",
        [&](Event& e) {
            equals(e, {4, 3});
        },
        rule);
}

void TestVictoryWarnings::r10_24_aGuildDefault_data() {
    addColumns();
    const Rule rule = Rule::R10_24;
    const auto after = [](Event& e, std::optional<int> turns, Ending ending) {
        adjudicateTo(e, 1);
        firstGame(e).turns = turns ? std::optional(Turns(*turns)) : std::nullopt;
        dune(firstGame(e)).ending = ending;
    };
    has(
        "after ten turns", [&](Event& e) { after(e, 10, Ending::TimeLimit); }, GuildDefaultPossible,
        u"victory"_s);
    has(
        "at the turn limit", [&](Event& e) { after(e, {}, Ending::TurnLimit); },
        GuildDefaultPossible, u"victory"_s);
    hasNot(
        "after nine", [&](Event& e) { after(e, 9, Ending::TimeLimit); }, rule);
    hasNot(
        "nobody knows when", [&](Event& e) { after(e, {}, Ending::TimeLimit); }, rule);
    has(
        "the event's own limit",
        [&](Event& e) {
            after(e, 8, Ending::TimeLimit);
            e.settings.turnLimit = Positive(8);
        },
        GuildDefaultPossible, u"victory"_s);
    hasNot(
        "without the Guild",
        [&](Event& e) {
            after(e, 10, Ending::TurnLimit);
            dune(at(e, 5)).faction.reset();
        },
        rule);
    hasNot(
        "the Guild left",
        [&](Event& e) {
            after(e, 10, Ending::TurnLimit);
            at(e, 5).dropout = true;
        },
        rule);
    hasNot(
        "it was one",
        [](Event& e) {
            dune(firstGame(e)).victory = Victory::GuildDefault;
            firstGame(e).turns = Turns(10);
            dune(at(e, 1)).winner = false;
            dune(at(e, 5)).winner = true;
        },
        rule);
}

void TestVictoryWarnings::r10_25_soloWithTooFewStrongholds_data() {
    addColumns();
    const Rule rule = Rule::R10_25;
    const auto two = [](Event& e) { dune(at(e, 1)).strongholds = Count(2); };
    has("solo with 2", two, SoloStrongholdsFew, u"seats/0/strongholds"_s,
        {ada, qint64(2), qint64(3)});
    hasNot("solo with 3", nothing, rule);
    hasNot(
        "with the Shield Wall",
        [&](Event& e) {
            two(e);
            dune(at(e, 1)).shieldWall = true;
        },
        rule);
    hasNot(
        "with three tech tokens",
        [&](Event& e) {
            two(e);
            dune(at(e, 1)).techTokens = true;
        },
        rule);
    hasNot(
        "unknown", [](Event& e) { dune(at(e, 1)).strongholds.reset(); }, rule);
    hasNot(
        "conceded",
        [&](Event& e) {
            two(e);
            dune(firstGame(e)).ending = Ending::Concession;
        },
        rule);
    hasNot(
        "adjudicated",
        [&](Event& e) {
            two(e);
            adjudicateTo(e, 1);
        },
        rule);
    hasNot(
        "predicted", [](Event& e) { winByPrediction(firstGame(e)); }, rule);
    hasNot(
        "by default",
        [](Event& e) {
            dune(firstGame(e)).victory = Victory::FremenDefault;
            dune(at(e, 1)).winner = false;
            dune(at(e, 4)).winner = true;
        },
        rule);
    has("one of two who won", [](Event& e) { dune(at(e, 2)).winner = true; }, SoloStrongholdsFew,
        u"seats/1/strongholds"_s, {blaise, qint64(1), qint64(3)});
    has("in the final", [](Event& e) { dune(finalOf(e).seats[0]).strongholds = Count(2); },
        SoloStrongholdsFew, u"/final/game/seats/0/strongholds"_s, {ada, qint64(2), qint64(3)});
}

void TestVictoryWarnings::r10_25_allianceWithTooFewStrongholds_data() {
    addColumns();
    const Rule rule = Rule::R10_25;
    has("an alliance with 3", [](Event& e) { allyFirstTwo(e, 3, 0); }, AllianceStrongholdsFew,
        u"victory"_s, {qint64(3), qint64(4)});
    hasNot(
        "an alliance with 4", [](Event& e) { allyFirstTwo(e, 3, 1); }, rule);
    hasNot(
        "with the Shield Wall of one of them",
        [](Event& e) {
            allyFirstTwo(e, 3, 0);
            dune(at(e, 2)).shieldWall = true;
        },
        rule);
    hasNot(
        "one number unknown",
        [](Event& e) {
            allyFirstTwo(e, 3, 0);
            dune(at(e, 2)).strongholds.reset();
        },
        rule);
    hasNot(
        "conceded to an alliance",
        [](Event& e) {
            allyFirstTwo(e, 0, 0);
            dune(firstGame(e)).ending = Ending::Concession;
        },
        rule);
    const auto withEcaz = [](Event& e, int strongholds) {
        playExpansion(e, GameSet::EcazMoritani, Faction::Harkonnen);
        allyFirstTwo(e, strongholds, 0);
        dune(at(e, 2)).faction = Faction::Ecaz;
    };
    hasNot(
        "Ecaz and its ally with 3", [&](Event& e) { withEcaz(e, 3); }, rule);
    has("Ecaz and its ally with 2", [&](Event& e) { withEcaz(e, 2); }, AllianceStrongholdsFew,
        u"victory"_s, {qint64(2), qint64(3)});
}

} // namespace mentat::test::tst_victory_warnings

MENTAT_TEST(tst_victory_warnings, TestVictoryWarnings, QCoreApplication)

#include "tst_victory_warnings.moc"
