#include "app/session/heats/result_acts.h"
#include "tests/gui/results_fixture.h"

#include <QApplication>

#include <benchmark/benchmark.h>

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

/// From the word to record a result until it is on the disk and every page that is looked at is
/// painted. All pages have been shown before; this one is.
void recordingAResult(benchmark::State& state, const QString& page) {
    ResultsFixture fixture;
    fixture.openHeat(tables);
    for (const PageEntry& entry : fixture.fixture().workspace().pages())
        fixture.fixture().goTo(entry.id);
    fixture.fixture().goTo(page);
    QApplication::processEvents();
    OpenBook& book = fixture.fixture().book();
    size_t winner = 0;
    for ([[maybe_unused]] auto _ : state) {
        winner = 1 - winner;
        const GameAddress place{HeatNumber(1), TableNumber(1)};
        const Game game = wonBy(*gameAt(book.event(), place), winner);
        if (!book.perform(recordGame(book.event(), place, game)))
            state.SkipWithError("the result was refused");
        QApplication::processEvents();
    }
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
