#include "model/document/event_document.h"
#include "model/store/book_store.h"
#include "tests/benchmarks/bare_sqlite.h"
#include "tests/benchmarks/years.h"
#include "tests/support/scratch_book.h"

#include <QProcess>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

void runCli(benchmark::State& state, const QStringList& arguments) {
    QProcess cli;
    cli.start(QStringLiteral(MENTAT_CLI), arguments);
    if (!cli.waitForFinished() || cli.exitCode() != 0)
        state.SkipWithError("mentat-cli fails");
}

// As a whole process: the document of 1,000 players in 3 heats into a new file.
void importOfAThousandPlayers(benchmark::State& state) {
    ScratchBook scratch;
    const QString document = scratch.folder() + u"/big.json"_s;
    writeBytes(document, yearsOfPlay(1, 1000, 498).front());
    for ([[maybe_unused]] auto _ : state) {
        QFile::remove(scratch.path());
        runCli(state, {u"import"_s, scratch.path(), u"--document"_s, document});
    }
}
BENCHMARK(importOfAThousandPlayers)->Unit(benchmark::kMillisecond);

// Its floor: as many rows of the same tables by SQLite alone, in one transaction.
void bareRowsOfAThousandPlayers(benchmark::State& state) {
    ScratchBook scratch;
    const int players = 1000;
    const int seats = 498 * 6;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        QFile::remove(scratch.path());
        scratch.create();
        state.ResumeTiming();
        BareSqlite bare(scratch.path());
        bare.run("PRAGMA foreign_keys = OFF");
        bare.run("BEGIN IMMEDIATE");
        const auto person = bare.prepare("INSERT INTO person (id, name) VALUES (?, ?)");
        const auto player
            = bare.prepare("INSERT INTO player (event, id, position, person, name, preference) "
                           "VALUES (1, ?, ?, ?, ?, 'either')");
        const auto entrant = bare.prepare("INSERT INTO entrant VALUES (1, ?, ?, 0, ?)");
        const auto seat = bare.prepare(
            "INSERT INTO seat (event, heat, table_number, number, position, player, winner, "
            "shield_wall, tech_tokens, dropout, excused, late, tokens, spice, cards, strongholds) "
            "VALUES (1, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4)");
        for (long long i = 0; i < players; ++i) {
            const std::string id = "p" + std::to_string(i);
            bare.run(person, {i + 1, "Player Number 1"});
            bare.run(player, {id, i, i + 1, "Player Number 1"});
            for (long long heat = 1; heat <= 3; ++heat)
                bare.run(entrant, {heat, id, i});
        }
        for (long long i = 0; i < seats; ++i)
            bare.run(seat, {i / 996 + 1, i / 6 % 166 + 1, i % 6 + 1, i % 6,
                            "p" + std::to_string(i % 996)});
        bare.run("COMMIT");
    }
}
BENCHMARK(bareRowsOfAThousandPlayers)->Unit(benchmark::kMillisecond);

// As a whole process: what is in a file of 30 years, 45 players and 15 games each.
void openingThirtyYears(benchmark::State& state) {
    ScratchBook scratch;
    scratch.create(yearsOfPlay(30, 45, 15));
    for ([[maybe_unused]] auto _ : state)
        runCli(state, {u"events"_s, scratch.path()});
}
BENCHMARK(openingThirtyYears)->Unit(benchmark::kMillisecond);

// Its floor: the same process without a file.
void startingTheProgram(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        runCli(state, {u"--version"_s});
}
BENCHMARK(startingTheProgram)->Unit(benchmark::kMillisecond);

void readingADocumentOfTenMegabytes(benchmark::State& state) {
    const QByteArray document = yearsOfPlay(1, 20'000, 9000).front();
    for ([[maybe_unused]] auto _ : state) {
        const auto json = Json::parse(document);
        benchmark::DoNotOptimize(readEventDocument(*json));
    }
    state.SetBytesProcessed(int64_t(state.iterations()) * document.size());
}
BENCHMARK(readingADocumentOfTenMegabytes)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
