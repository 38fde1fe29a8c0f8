#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "tests/support/invented_names.h"

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

// A convention's whole list; a key at check-in is to be answered within 8 ms.
constexpr int peopleOfAConvention = 10'000;

Book convention() {
    RandomSource random(1);
    Book book;
    book.people = madeUpPeople(peopleOfAConvention, random);
    return book;
}

void nearNames(benchmark::State& state) {
    const NearNames names(convention().people);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(names.matching(u"Jean-Francois Gagne"_s));
}
BENCHMARK(nearNames)->Unit(benchmark::kMicrosecond);

void nearNamesPrepared(benchmark::State& state) {
    const Book book = convention();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(NearNames(book.people));
}
BENCHMARK(nearNamesPrepared)->Unit(benchmark::kMillisecond);

void nameSearch(benchmark::State& state, const QString& query) {
    const NameSearch search(convention(),
                            {.details = {.name = *Name::fromText(u"Dune"_s), .year = Year(2026)}});
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(search.find(query));
}
BENCHMARK_CAPTURE(nameSearch, oneLetter, u"j"_s)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(nameSearch, twoWords, u"gag j"_s)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(nameSearch, badge, u"1042"_s)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace mentat::test
