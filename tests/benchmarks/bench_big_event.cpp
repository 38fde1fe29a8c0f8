#include "app/session/rounds/result_acts.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/event_document.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/ruleset/ruleset_outcome.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/benchmarks/bare_sqlite.h"
#include "tests/support/kinds/big_event.h"
#include "tests/support/scratch_book.h"

#include <QElapsedTimer>

#include <benchmark/benchmark.h>

#include <map>

// 275 people by a ruleset at 69 tables, in four heats.
namespace mentat::test {

namespace {

constexpr int greatestCrowd = 275;
constexpr int lastHeat = 4;

void bigDrawOfLastHeat(benchmark::State& state) {
    const Event event = bigEvent(static_cast<int>(state.range(0)), lastHeat - 1);
    DrawRequest request{HeatNumber(lastHeat), 0, {}, true, {}};
    request.part = RulesetDraw();
    qint64 repeats = 0;
    for ([[maybe_unused]] auto _ : state) {
        ++request.seed;
        const auto draw = drawHeat(event, request);
        if (!draw)
            state.SkipWithError("refused");
        else
            repeats = std::max(repeats, draw->repeats);
    }
    state.counters["repeats"] = static_cast<double>(repeats);
}
// Goal: under 100 ms, without a repeat.
BENCHMARK(bigDrawOfLastHeat)->Arg(60)->Arg(greatestCrowd)->Unit(benchmark::kMillisecond);

void bigStandings(benchmark::State& state) {
    const Event event = bigEvent(static_cast<int>(state.range(0)), lastHeat);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(rulesetStandings(event));
}
BENCHMARK(bigStandings)->Arg(60)->Arg(greatestCrowd)->Unit(benchmark::kMillisecond);

/// The floor of the standings: the wins of each player counted, once through all seats.
void bareWinsOfBigEvent(benchmark::State& state) {
    const Event event = bigEvent(static_cast<int>(state.range(0)), lastHeat);
    for ([[maybe_unused]] auto _ : state) {
        std::map<PlayerId, int> wins;
        for (const Heat& heat : std::get<RulesetPlay>(event.play).heats) {
            for (const Game& game : heat.games) {
                for (const Seat& seat : game.seats)
                    wins[seat.player] += byRuleset(seat).place == TablePlace(1) ? 1 : 0;
            }
        }
        benchmark::DoNotOptimize(wins);
    }
}
BENCHMARK(bareWinsOfBigEvent)->Arg(60)->Arg(greatestCrowd)->Unit(benchmark::kMillisecond);

void bigPlacements(benchmark::State& state) {
    Event event = bigEvent(greatestCrowd, lastHeat);
    playStages(event);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(rulesetPlacements(event));
}
BENCHMARK(bigPlacements)->Unit(benchmark::kMillisecond);

/// What a key in a field of the ruleset costs, the fields aside: whether the event could have it
/// (H10), and where everyone would move.
void effectOfAnotherRuleset(benchmark::State& state, size_t played, size_t typed) {
    Event event = bigEvent(greatestCrowd, lastHeat);
    const auto rulesets = builtInRulesets();
    apply(event, chooseRuleset(event, rulesets->at(played)));
    playStages(event);
    const Ruleset& other = rulesets->at(typed);
    size_t moved = 0;
    for ([[maybe_unused]] auto _ : state) {
        if (const auto against = againstRuleset(event, other))
            state.SkipWithError("refused");
        Event after = event;
        apply(after, chooseRuleset(after, other));
        moved = rulesetOutcome(event, after).moves.size();
    }
    state.counters["moved"] = static_cast<double>(moved);
}
// Goal: under 100 ms.
BENCHMARK_CAPTURE(effectOfAnotherRuleset, HmwPToHmwT, size_t{0}, size_t{1})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(effectOfAnotherRuleset, HmwPToHwo, size_t{0}, size_t{2})
    ->Unit(benchmark::kMillisecond);

Event amidTheLastHeat() {
    Event event = bigEvent(greatestCrowd, lastHeat - 1);
    drawNextHeat(event);
    return event;
}

/// Counts the saving alone, not the making up of the change.
void bigResult(benchmark::State& state) {
    ScratchBook scratch;
    scratch.create({writeEventDocument(amidTheLastHeat()).toBytes()});
    const auto session = scratch.open();
    const EventId id = session->book().events.front().id;
    bool isTurned = false;
    for ([[maybe_unused]] auto _ : state) {
        isTurned = !isTurned;
        const Event& event = session->book().events.front().event;
        const GameAddress place{HeatNumber(lastHeat), TableNumber(1)};
        const auto change
            = recordGame(event, place,
                         placed(*gameAt(event, place),
                                isTurned ? std::vector{4, 3, 2, 1} : std::vector{1, 2, 3, 4}));
        QElapsedTimer timer;
        timer.start();
        if (!change || !session->perform(id, *change))
            state.SkipWithError("refused");
        state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) / 1e9);
    }
}
BENCHMARK(bigResult)->UseManualTime();

/// Its floor: the rows of four seats and the journal's.
void bareBigResult(benchmark::State& state) {
    ScratchBook scratch;
    scratch.create({writeEventDocument(amidTheLastHeat()).toBytes()});
    BareSqlite bare(scratch.path());
    const auto begin = bare.prepare("BEGIN IMMEDIATE");
    const auto seat = bare.prepare("UPDATE seat SET place = ? WHERE event = ? AND heat = 4 "
                                   "AND table_number = 1 AND number = ?");
    const auto journal = bare.prepare(
        "INSERT INTO journal (time, hand, event, kind, role, schema_version, content) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    const auto commit = bare.prepare("COMMIT");
    const std::string content(1'400, 'x'); // as long as the journal's row of bigResult
    long long number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const long long value = number++ % 4 + 1;
        bare.run(begin);
        for (long long i = 1; i <= 4; ++i)
            bare.run(seat, {value, 1LL, i});
        bare.run(journal,
                 {"2026-07-29T12:00:00.000Z", "AB", 1LL, "result-corrected", "done", 1LL, content});
        bare.run(commit);
    }
}
BENCHMARK(bareBigResult);

} // namespace

} // namespace mentat::test
