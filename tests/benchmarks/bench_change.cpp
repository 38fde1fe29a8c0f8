#include "app/session/acts.h"
#include "tests/benchmarks/bare_sqlite.h"
#include "tests/benchmarks/years.h"
#include "tests/support/kinds/game_facts.h"
#include "tests/support/scratch_book.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The file that both sides write: 30 years, the change is made in the last.
void prepare(ScratchBook& scratch) {
    scratch.create(yearsOfPlay(30, 45, 15));
}

/// Counts the saving alone, not the making up of the change.
void timed(benchmark::State& state, Session& session, EventId id, const Change& change) {
    QElapsedTimer timer;
    timer.start();
    if (!session.perform(id, change))
        state.SkipWithError("refused");
    state.SetIterationTime(static_cast<double>(timer.nsecsElapsed()) / 1e9);
}

// A player's row and the journal's.
void ourSmallChange(benchmark::State& state) {
    ScratchBook scratch;
    prepare(scratch);
    auto session = scratch.open();
    const EventId id = session->book().events.back().id;
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Event& event = session->book().events.back().event;
        Player player = event.players.front();
        player.copies = Count(number++ % 1000);
        timed(state, *session, id, *changePlayer(session->book(), event, player));
    }
}
BENCHMARK(ourSmallChange)->UseManualTime();

void bareSmallChange(benchmark::State& state) {
    ScratchBook scratch;
    prepare(scratch);
    BareSqlite bare(scratch.path());
    const auto begin = bare.prepare("BEGIN IMMEDIATE");
    const auto update = bare.prepare("UPDATE player SET copies = ? WHERE event = ? AND id = ?");
    const auto journal = bare.prepare(
        "INSERT INTO journal (time, hand, event, kind, role, schema_version, content) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    const auto commit = bare.prepare("COMMIT");
    const std::string content(480, 'x'); // as long as the journal's row of ourSmallChange
    long long number = 0;
    for ([[maybe_unused]] auto _ : state) {
        bare.run(begin);
        bare.run(update, {number++ % 1000, 30LL, "p1"});
        bare.run(journal,
                 {"2026-07-29T12:00:00.000Z", "AB", 30LL, "player-changed", "done", 1LL, content});
        bare.run(commit);
    }
}
BENCHMARK(bareSmallChange);

// The same by Qt's driver, which the program writes through: what is above this is the program's
// own.
void driverSmallChange(benchmark::State& state) {
    ScratchBook scratch;
    prepare(scratch);
    const QString name = u"bare"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(scratch.path());
        if (!database.open())
            state.SkipWithError("not opened");
        for (const auto* pragma : {"foreign_keys = ON", "journal_mode = WAL", "synchronous = FULL"})
            database.exec(u"PRAGMA "_s + QLatin1StringView(pragma));
        const auto prepared = [&](const QString& sql) {
            QSqlQuery query(database);
            query.setForwardOnly(true);
            if (!query.prepare(sql))
                state.SkipWithError("not prepared");
            return query;
        };
        const auto run = [&](QSqlQuery& query, const QVariantList& values = {}) {
            for (int i = 0; i < values.size(); ++i)
                query.bindValue(i, values[i]);
            if (!query.exec())
                state.SkipWithError("not written");
            query.finish();
        };
        QSqlQuery begin = prepared(u"BEGIN IMMEDIATE"_s);
        QSqlQuery update = prepared(u"UPDATE player SET copies = ? WHERE event = ? AND id = ?"_s);
        QSqlQuery journal = prepared(
            u"INSERT INTO journal (time, hand, event, kind, role, schema_version, content) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
        QSqlQuery commit = prepared(u"COMMIT"_s);
        const QString content(480, u'x');
        qint64 number = 0;
        for ([[maybe_unused]] auto _ : state) {
            run(begin);
            run(update, {number++ % 1000, 30LL, u"p1"_s});
            run(journal, {u"2026-07-29T12:00:00.000Z"_s, u"AB"_s, 30LL, u"player-changed"_s,
                          u"done"_s, 1LL, content});
            run(commit);
        }
    }
    QSqlDatabase::removeDatabase(name);
}
BENCHMARK(driverSmallChange);

// A result: the game's row, six seats and the journal's row.
void ourResult(benchmark::State& state) {
    ScratchBook scratch;
    prepare(scratch);
    auto session = scratch.open();
    const EventId id = session->book().events.back().id;
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        timed(state, *session, id,
              resultWithSpice(session->book().events.back().event, 1, 1, number++ % 30));
    }
}
BENCHMARK(ourResult)->UseManualTime();

void bareResult(benchmark::State& state) {
    ScratchBook scratch;
    prepare(scratch);
    BareSqlite bare(scratch.path());
    const auto begin = bare.prepare("BEGIN IMMEDIATE");
    const auto game = bare.prepare("UPDATE game SET minutes = ? WHERE event = ? AND heat = 1 "
                                   "AND table_number = 1");
    const auto seat = bare.prepare("UPDATE seat SET spice = ? WHERE event = ? AND heat = 1 "
                                   "AND table_number = 1 AND number = ?");
    const auto journal = bare.prepare(
        "INSERT INTO journal (time, hand, event, kind, role, schema_version, content) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    const auto commit = bare.prepare("COMMIT");
    const std::string content(2'400, 'x'); // as long as the journal's row of ourResult
    long long number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const long long value = number++ % 30;
        bare.run(begin);
        bare.run(game, {200 + value, 30LL});
        for (long long i = 1; i <= 6; ++i)
            bare.run(seat, {value, 30LL, i});
        bare.run(journal, {"2026-07-29T12:00:00.000Z", "AB", 30LL, "result-corrected", "done", 1LL,
                           content});
        bare.run(commit);
    }
}
BENCHMARK(bareResult);

} // namespace

} // namespace mentat::test
