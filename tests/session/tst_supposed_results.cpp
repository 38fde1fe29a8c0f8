#include "app/session/acts.h"
#include "app/session/dune/dune_session.h"
#include "app/session/rounds/result_acts.h"
#include "model/failure_kind.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/played_events.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_supposed_results {

namespace {

/// All that is computed for a GM who asks "what if".
struct Outcome {
    Standings standings;
    Advancement advancement;
    std::vector<Award> awards;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcomeOf(const Event& event) {
    const ScoringKind& kind = kindOf<ScoringKind>(event);
    return {kind.standings(event), kind.advancement(event), kind.awards(event)};
}

/// The places of all games of heats that are not void.
std::vector<GameAddress> placesIn(const Event& event) {
    std::vector<GameAddress> places;
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (!game.isVoid && !game.seats.empty())
                places.push_back({heat.number, game.table});
        }
    }
    return places;
}

/// The game with another winner, alone.
Game wonAloneBy(Game game, size_t seat) {
    dune(game).victory = Victory::Solo;
    dune(game).ending.reset();
    dune(game).predicted.reset();
    for (size_t i = 0; i < game.seats.size(); ++i) {
        dune(game.seats[i]).winner = i == seat;
        dune(game.seats[i]).alliance.reset();
        dune(game.seats[i]).qp.reset();
        dune(game.seats[i]).qpReason.reset();
    }
    return game;
}

} // namespace

/// "What if" against recording it and taking it back, over random events.
class TestSupposedResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void supposingIsRecordingThenUndoing() {
        int tried = 0;
        int different = 0;
        for (quint32 seed = 0; seed < (isSoak() ? seedCount() : 40); ++seed) {
            const Event event = randomPlayed(seed).event;
            const auto places = placesIn(event);
            if (places.empty())
                continue;
            RandomSource random(seed);
            const GameAddress place = places[random.below(places.size())];
            const Game& game = *gameAt(event, place);
            const Game other = wonAloneBy(game, random.below(game.seats.size()));
            const auto would = supposed(event, {{place, other}});
            ScratchBook scratch;
            scratch.create({exported(Book{{}, {{EventId(1), event}}, {}})});
            const auto session = scratch.open();
            const auto now = [&]() -> const Event& { return session->book().events[0].event; };
            const Event before = session->book().events[0].event;
            const auto recorded = session->perform(session->book().events[0].id,
                                                   recordGame(now(), place, other).value());
            QCOMPARE(would.has_value(), recorded.has_value());
            if (!would)
                continue;
            ++tried;
            QVERIFY(outcomeOf(*would) == outcomeOf(now()));
            different += outcomeOf(now()) == outcomeOf(before) ? 0 : 1;
            QVERIFY(session->undo().has_value());
            QVERIFY(now() == before);
            QVERIFY(outcomeOf(now()) == outcomeOf(event));
        }
        QVERIFY2(tried > 10, "too few random games could be won by somebody else");
        QVERIFY2(different > 5, "hardly anything that was supposed made a difference");
    }

    /// As on a sheet: the victory names who won, and several who won are allied.
    void winnersAndVictoryGoTogether() {
        const auto player = [](int number) { return PlayerId::placeholder(number); };
        Game game;
        for (const Faction faction : {Faction::Fremen, Faction::Guild, Faction::Emperor}) {
            const int number = static_cast<int>(game.seats.size()) + 1;
            game.seats.push_back(seatOf(SeatNumber(number), player(number)));
            dune(game.seats.back()).faction = faction;
        }
        const auto winners = [](const Game& of) { return std::ranges::count_if(of.seats, hasWon); };
        const Game byDefault = wonAs(game, Victory::FremenDefault, Settings());
        QVERIFY(dune(byDefault.seats[0]).winner);
        QCOMPARE(winners(byDefault), 1);
        const EndValues values(2, std::nullopt, 5, 0);
        const Game alone = withSeat(game, player(2), true, values);
        QCOMPARE(dune(alone).victory, Victory::Solo);
        QCOMPARE(dune(alone.seats[1]).strongholds, Count(2));
        QVERIFY(!dune(alone.seats[1]).tokens && !dune(alone.seats[1]).alliance);
        const Game allied = withSeat(alone, player(3), true, {});
        QCOMPARE(dune(allied).victory, Victory::Alliance);
        QCOMPARE(dune(allied.seats[1]).alliance, AllianceNumber(1));
        QCOMPARE(dune(allied.seats[2]).alliance, AllianceNumber(1));
        QVERIFY(!dune(allied.seats[0]).alliance);
        QCOMPARE(dune(withSeat(allied, player(3), false, {})).victory, Victory::Solo);
        const Game nobody = withSeat(alone, player(2), false, values);
        QVERIFY(!dune(nobody).victory && winners(nobody) == 0);
    }

    void severalGamesAtOnce() {
        for (quint32 seed = 0; seed < 40; ++seed) {
            const Event event = randomPlayed(seed).event;
            std::map<GameAddress, Game> games;
            for (const GameAddress& place : placesIn(event))
                games.emplace(place, wonAloneBy(*gameAt(event, place), 0));
            const auto would = supposed(event, games);
            if (games.size() < 2 || !would)
                continue;
            for (const auto& [place, game] : games)
                QVERIFY(*gameAt(*would, place) == game);
            return;
        }
        QFAIL("no random event has two games that the first seat can win");
    }

    void nonsenseIsRefused() {
        for (quint32 seed = 0; seed < 40; ++seed) {
            const Event event = randomPlayed(seed).event;
            const auto places = placesIn(event);
            if (places.empty())
                continue;
            Game noWinner = wonAloneBy(*gameAt(event, places.front()), 99);
            const auto refused = supposed(event, {{places.front(), noWinner}});
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, FailureKind::Refused);
            QVERIFY(!refused.error().findings.empty());
            return;
        }
        QFAIL("no random event has a game");
    }
};

} // namespace mentat::test::tst_supposed_results

MENTAT_TEST(tst_supposed_results, TestSupposedResults, QCoreApplication)

#include "tst_supposed_results.moc"
