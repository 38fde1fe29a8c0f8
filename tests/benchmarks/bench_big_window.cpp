#include "model/document/event_document.h"
#include "tests/benchmarks/result_seen.h"
#include "tests/support/kinds/big_event.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int greatestCrowdShown = 275; // 69 tables
constexpr int heatShown = 4;

/// In the last of four heats.
void recordingABigResult(benchmark::State& state, const QString& page) {
    Event event = bigEvent(greatestCrowdShown, heatShown - 1);
    drawNextHeat(event);
    WindowFixture fixture;
    fixture.open({writeEventDocument(event).toBytes()});
    recordingSeen(
        state, fixture, page, {HeatNumber(heatShown), TableNumber(1)},
        [](const Game& game, bool isTurned) {
            return placed(game, isTurned ? std::vector{4, 3, 2, 1} : std::vector{1, 2, 3, 4});
        });
}

void bigResultOnResults(benchmark::State& state) {
    recordingABigResult(state, u"results"_s);
}
BENCHMARK(bigResultOnResults)->Unit(benchmark::kMillisecond);

void bigResultOnStandings(benchmark::State& state) {
    recordingABigResult(state, u"standings"_s);
}
BENCHMARK(bigResultOnStandings)->Unit(benchmark::kMillisecond);

void bigResultOnHeats(benchmark::State& state) {
    recordingABigResult(state, u"heats"_s);
}
BENCHMARK(bigResultOnHeats)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
