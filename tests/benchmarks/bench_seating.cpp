#include "scoring/heats/seating/avoiding_draw.h"
#include "scoring/heats/seating/plain_draw.h"
#include "tests/support/random_source.h"

#include <benchmark/benchmark.h>

#include <sys/resource.h>

namespace mentat::test {

namespace {

PastHeat pastOf(const Seating& seating) {
    return {seating.begin(), seating.end()};
}

/// The third heat of so many players, with something on every level: one in twelve asks for the
/// expansion and one in four for the base game, one in fifty would not sit with somebody.
SeatingTask thirdHeat(size_t players) {
    RandomSource random(1);
    SeatingTask task;
    size_t wishers = 0;
    for (size_t player = 0; player < players; ++player) {
        task.preferences.push_back(random.oneIn(12)  ? Preference::Variant
                                   : random.oneIn(4) ? Preference::Base
                                                     : Preference::Either);
        wishers += task.preferences.back() == Preference::Variant ? 1U : 0U;
    }
    for (size_t left = players; left > 0; left -= task.tables.back().seats)
        task.tables.push_back({left % 6 == 0 ? 6U : 5U, task.tables.size() * 6 < wishers});
    for (size_t pairs = players / 50; pairs > 0; --pairs) {
        const EntrantIndex one = random.below(players - 1);
        task.keepApart.push_back({one, one + 1 + random.below(players - one - 1)});
    }
    task.shortGames.assign(players, 0);
    for (qint64 heat = 1; heat <= 2; ++heat) {
        DrawSource source(heat);
        const Seating seating = avoidingDraw(task, source).seating;
        task.past.push_back(pastOf(seating));
        for (const auto& table : seating) {
            for (const EntrantIndex entrant : table)
                task.shortGames[entrant] += table.size() < 6 ? 1 : 0;
        }
    }
    return task;
}

/// The sixth round of so many players by record: five drawn one after the other, a fifth of the
/// games a draw.
SeatingTask sixthRound(size_t players, size_t seats) {
    RandomSource random(1);
    SeatingTask task;
    task.preferences.assign(players, Preference::Either);
    task.tables.assign(players / seats, {seats});
    task.preferredSize = seats;
    task.records.assign(players, 0);
    for (qint64 round = 1; round <= 5; ++round) {
        DrawSource source(round);
        const Seating seating = recordDraw(task, source).seating;
        task.past.push_back(pastOf(seating));
        for (const auto& table : seating) {
            if (random.oneIn(5)) {
                ++task.records[table[0]];
                ++task.records[table[1]];
            } else {
                task.records[random.of(table)] += 2;
            }
        }
    }
    return task;
}

double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void avoidingDrawOfThirdHeat(benchmark::State& state) {
    const SeatingTask task = thirdHeat(static_cast<size_t>(state.range(0)));
    qint64 seed = 0;
    SeatingCost most;
    for ([[maybe_unused]] auto _ : state) {
        DrawSource source(++seed);
        most = std::max(most, avoidingDraw(task, source).cost);
    }
    state.counters["repeats"] = static_cast<double>(most.repeats);
    state.counters["apart"] = static_cast<double>(most.apart);
    state.counters["wishes"] = static_cast<double>(most.wishes);
    state.counters["short"] = static_cast<double>(most.shortGames);
    state.counters["peakMB"] = peakMegabytes();
}

void plainDrawOfOneHeat(benchmark::State& state) {
    const SeatingTask task = thirdHeat(static_cast<size_t>(state.range(0)));
    qint64 seed = 0;
    for ([[maybe_unused]] auto _ : state) {
        DrawSource source(++seed);
        benchmark::DoNotOptimize(plainDraw(task, source));
    }
}

void recordDrawOfSixthRound(benchmark::State& state) {
    const SeatingTask task
        = sixthRound(static_cast<size_t>(state.range(0)), static_cast<size_t>(state.range(1)));
    qint64 seed = 0;
    AvoidingDraw most;
    for ([[maybe_unused]] auto _ : state) {
        DrawSource source(++seed);
        AvoidingDraw draw = recordDraw(task, source);
        if (most.cost <= draw.cost)
            most = std::move(draw);
    }
    state.counters["repeats"] = static_cast<double>(most.cost.repeats);
    state.counters["record"] = static_cast<double>(most.cost.record);
    state.counters["bound"] = static_cast<double>(most.recordBound);
    state.counters["peakMB"] = peakMegabytes();
}

// Goals: 300 players at tables of two in under a second, and under ten times what 150 take: the
// matching is of the order n m log n, for n players of whom m pairs could meet. Then of four.
BENCHMARK(recordDrawOfSixthRound)
    ->Args({150, 2})
    ->Args({300, 2})
    ->Args({300, 4})
    ->Unit(benchmark::kMillisecond);
// Goals: 20 ms, 100 ms without a repeat, 2 s and 100 MB.
BENCHMARK(avoidingDrawOfThirdHeat)->Arg(45)->Arg(500)->Arg(5'000)->Unit(benchmark::kMillisecond);
BENCHMARK(plainDrawOfOneHeat)->Arg(45)->Arg(5'000)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace mentat::test
