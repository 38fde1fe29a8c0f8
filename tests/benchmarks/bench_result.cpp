#include "tests/benchmarks/result_seen.h"
#include "tests/gui/results_fixture.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int tables = 167; // of six: 1,002 players

Game wonBy(Game game, size_t seat) {
    game.turns = Turns(7);
    game.end = VenueTime::of({2026, 7, 29}, {17, 12});
    dune(game).victory = Victory::Solo;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        dune(game.seats[i]).faction = static_cast<Faction>(i);
        dune(game.seats[i]).performancePoints = PerformancePoints::fromHalves(4);
        dune(game.seats[i]).winner = i == seat;
    }
    return game;
}

void recordingAResult(benchmark::State& state, const QString& page) {
    ResultsFixture fixture;
    fixture.openHeat(tables);
    recordingSeen(
        state, fixture.fixture(), page, {HeatNumber(1), TableNumber(1)},
        [](Game game, bool isTurned) { return wonBy(std::move(game), isTurned ? 1 : 0); });
}

void resultSeenOnResults(benchmark::State& state) {
    recordingAResult(state, u"results"_s);
}
BENCHMARK(resultSeenOnResults)->Unit(benchmark::kMillisecond);

void resultSeenOnHeats(benchmark::State& state) {
    recordingAResult(state, u"heats"_s);
}
BENCHMARK(resultSeenOnHeats)->Unit(benchmark::kMillisecond);

void resultSeenOnPlayers(benchmark::State& state) {
    recordingAResult(state, u"players"_s);
}
BENCHMARK(resultSeenOnPlayers)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
