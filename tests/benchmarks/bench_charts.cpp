#include "tests/gui/made_figures.h"
#include "ui/charts/figure_view.h"
#include "ui/pages/statistics/figure_panel.h"

#include <QApplication>

#include <benchmark/benchmark.h>

namespace mentat::test {

namespace {

/// From another figure until the chart is painted, each time from nothing.
void redrawChart(benchmark::State& state, FigureDrawing (*made)(int), int size) {
    FigureView view;
    view.setLook(chartLookOf(view));
    view.resize(900, 330);
    const FigureDrawing one = made(size);
    const FigureDrawing other = made(size + 1);
    bool isOther = false;
    for ([[maybe_unused]] auto _ : state) {
        view.setDrawing(isOther ? other : one);
        benchmark::DoNotOptimize(view.grab());
        isOther = !isOther;
    }
}
BENCHMARK_CAPTURE(redrawChart, bars, winsByFaction, 450)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(redrawChart, stacked, victoriesByHeat, 450)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(redrawChart, dots, winRates, 450)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(redrawChart, thirtyYears, overTheYears, 30)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(redrawChart, players, pointsOfPlayers, 45)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
