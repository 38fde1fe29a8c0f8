#include "app/session/heats/result_acts.h"
#include "model/document/event_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/formats/big_event.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int greatestCrowdShown = 275; // 69 tables
constexpr int heatShown = 4;

/// As recordingAResult() of Dune: from the word to record a result in the last of four heats until
/// it is on the disk and the page is painted.
void recordingABigResult(benchmark::State& state, const QString& page) {
    Event event = bigEvent(greatestCrowdShown, heatShown - 1);
    drawNextHeat(event);
    WindowFixture fixture;
    fixture.open({writeEventDocument(event).toBytes()});
    for (const PageEntry& entry : fixture.workspace().pages())
        fixture.goTo(entry.id);
    fixture.goTo(page);
    QApplication::processEvents();
    OpenBook& book = fixture.book();
    bool isTurned = false;
    for ([[maybe_unused]] auto _ : state) {
        isTurned = !isTurned;
        const GameAddress place{HeatNumber(heatShown), TableNumber(1)};
        const Game game = placed(*gameAt(book.event(), place),
                                 isTurned ? std::vector{4, 3, 2, 1} : std::vector{1, 2, 3, 4});
        if (!book.perform(recordGame(book.event(), place, game)))
            state.SkipWithError("the result was refused");
        QApplication::processEvents();
    }
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
