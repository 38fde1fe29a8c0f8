#include "app/session/rules/rules_desk.h"

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

// A key on the rules desk is to be answered within 10 ms.

void rulesDeskOpened(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(RulesDesk::open());
}
BENCHMARK(rulesDeskOpened)->Unit(benchmark::kMillisecond);

void ruleSearch(benchmark::State& state, const QString& typed) {
    const auto desk = RulesDesk::open();
    const RuleScope scope{u"wbc-dune"_s, {GameSet::Base}};
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize((*desk)->search(typed, scope));
}
BENCHMARK_CAPTURE(ruleSearch, oneLetter, u"s"_s)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ruleSearch, threeWords, u"bg advisor alone"_s)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ruleSearch, aTypo, u"truthtranse"_s)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ruleSearch, aWholeQuestion,
                  u"everyone else died in Carthag, do BG advisors flip?"_s)
    ->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace mentat::test
