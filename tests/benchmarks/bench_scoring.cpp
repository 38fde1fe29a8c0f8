#include "model/document/event_document.h"
#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/dune_warnings.h"
#include "scoring/dune/today/what_is_needed.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"

#include <QProcess>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int heatCount = 3;
constexpr int seatsOfAGame = 6;

PlayerId idOf(int player) {
    return *PlayerId::fromText(u"p%1"_s.arg(player));
}

Seat randomSeat(int number, int player, RandomSource& random) {
    const auto few = [&random] { return Count(random.between(0, 9)); };
    return {.number = SeatNumber(number),
            .player = idOf(player),
            .part
            = DuneSeat{.winner = number == 1,
                       .performancePoints = PerformancePoints::fromHalves(random.between(0, 20)),
                       .control = {},
                       .strongholds = few(),
                       .tokens = few(),
                       .spice = few(),
                       .cards = few(),
                       .rolls = {}}};
}

/// Half as many games as players, in three heats that everyone plays; one in six has won.
Event manyPlayers(int players) {
    RandomSource random(1);
    Event event{.details = {.name = *Name::fromText(u"Dune"_s), .year = Year(2026)}};
    for (int i = 0; i < players; ++i)
        event.players.push_back({.id = idOf(i), .name = *Name::fromText(u"Player %1"_s.arg(i))});
    DunePlay play;
    for (int number = 1; number <= heatCount; ++number) {
        Heat heat{.number = HeatNumber(number)};
        for (int first = 0; first + seatsOfAGame <= players; first += seatsOfAGame) {
            Game game{.table = TableNumber(first / seatsOfAGame + 1),
                      .turns = Turns(random.between(1, 10)),
                      .part = DuneGame{.victory = static_cast<Victory>(random.between(0, 1) * 5)}};
            for (int seat = 1; seat <= seatsOfAGame; ++seat) {
                const int player = (first + seat - 1 + number * 7) % players;
                game.seats.push_back(randomSeat(seat, player, random));
            }
            heat.games.push_back(std::move(game));
        }
        play.heats.push_back(std::move(heat));
    }
    event.play = std::move(play);
    return event;
}

void standingsOfMany(benchmark::State& state) {
    const Event event = manyPlayers(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(duneStandings(event));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(standingsOfMany)
    ->Arg(1000)
    ->Arg(3200)
    ->Arg(10'000)
    ->Arg(32'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);

void warningsOfMany(benchmark::State& state) {
    const Event event = manyPlayers(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(duneWarnings(event));
}
BENCHMARK(warningsOfMany)->Arg(45)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// In the middle of the second of three heats; with eight players everything is gone through.
Event amidTheHeats(int players) {
    Event event = manyPlayers(players);
    auto& heats = std::get<DunePlay>(event.play).heats;
    for (size_t game = heats[1].games.size() / 2; game < heats[1].games.size(); ++game)
        dune(heats[1].games[game]).victory.reset();
    heats[2].games.clear();
    return event;
}

void alreadyCertainOfMany(benchmark::State& state) {
    const Event event = amidTheHeats(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(alreadyCertain(event));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(alreadyCertainOfMany)
    ->Arg(8)
    ->Arg(45)
    ->Arg(1000)
    ->Arg(10'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity(benchmark::oNLogN);

/// One player's card: of the last of the register, who is seldom certain already.
void neededOfOne(benchmark::State& state) {
    const Event event = amidTheHeats(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(whatIsNeeded(event, event.players.back().id));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(neededOfOne)
    ->Arg(8)
    ->Arg(45)
    ->Arg(1000)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity(benchmark::oNLogN);

void runWithSample(benchmark::State& state, const QString& program, const QStringList& before) {
    ScratchBook scratch;
    QFile::copy(QStringLiteral(MENTAT_SAMPLE), scratch.path());
    for ([[maybe_unused]] auto _ : state) {
        QProcess process;
        process.start(program, before + QStringList{scratch.path()});
        if (!process.waitForFinished() || process.exitCode() != 0)
            state.SkipWithError("the program fails");
    }
}

// As a whole process, on the sample.
void standingsOfTheSample(benchmark::State& state) {
    runWithSample(state, QStringLiteral(MENTAT_CLI), {u"standings"_s});
}
BENCHMARK(standingsOfTheSample)->Unit(benchmark::kMillisecond)->UseRealTime();

// Its floor: a Qt program that reads the same rows.
void bareRowsOfTheSample(benchmark::State& state) {
    runWithSample(state, QStringLiteral(MENTAT_BARE_READER), {});
}
BENCHMARK(bareRowsOfTheSample)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

} // namespace mentat::test
