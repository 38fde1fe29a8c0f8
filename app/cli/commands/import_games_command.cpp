#include "app/cli/commands/commands.h"

#include "app/cli/commands/given_list.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/document/games_csv.h"
#include "model/failure_kind.h"
#include "model/formats/format.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// ids: none for a dry run.
Answer answerOfGames(const std::vector<Event>& events, const std::vector<EventId>& ids) {
    Json::List rows;
    for (size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        rows.emplace_back(
            Json::Object{{u"event"_s, i < ids.size() ? Json(ids[i].number()) : Json()},
                         {u"name"_s, Json(event.details.name.text())},
                         {u"year"_s, Json(event.details.year.value())},
                         {u"players"_s, Json(qint64(event.players.size()))},
                         {u"games"_s, Json(qint64(formatOf(event).gameCount(event.play)))}});
    }
    return {Json(std::move(rows)),
            {{u"event"_s}, {u"name"_s}, {u"year"_s}, {u"players"_s}, {u"games"_s}}};
}

/// Every event that stands there already: the session would name the first alone.
std::vector<Failure> alreadyThere(const Book& book, const std::vector<Event>& events) {
    std::vector<Failure> failures;
    for (const Event& event : events) {
        const auto& [name, year] = std::tie(event.details.name, event.details.year);
        if (existingEvent(book, name, year))
            failures.push_back({FailureKind::EventExists, {name.text(), qint64(year.value())}, {}});
    }
    return failures;
}

/// What would be done, as far as can be said without writing.
Result<std::vector<Failure>> triedOut(const QString& path, const std::vector<Event>& events,
                                      ImportMode mode, const Desk& desk) {
    std::vector<Failure> failures;
    if (!QFile::exists(path))
        return failures;
    const auto session = Session::open(path, Session::Access::Read, desk);
    if (!session)
        return tl::unexpected(session.error());
    if (mode == ImportMode::RefuseExisting)
        failures = alreadyThere((*session)->book(), events);
    return failures;
}

ExitCode runImportGames(const Arguments& arguments, CommandContext& context) {
    auto table = readList(arguments, context, gamesWords(), u"import-games"_s);
    if (!table)
        return table.error();
    const auto games
        = readGames(table->columns ? gamesRows(std::move(table->rows), gamesLayout(*table->columns))
                                   : std::move(table->rows));
    if (!games)
        return reportInputFailure(context, games.error());
    if (!games->problems.empty())
        return reportGamesProblems(context, *games);
    const ImportMode mode = importMode(arguments);
    const QString path = *arguments.operand(0);
    const auto tried = triedOut(path, games->events, mode, context.desk);
    if (!tried)
        return reportFailure(context, tried.error());
    for (const Failure& failure : *tried)
        reportFailure(context, failure);
    if (!tried->empty())
        return ExitCode::WrongRequest;
    std::vector<EventId> ids;
    const auto act = [&](Session& session) -> Result<void> {
        std::vector<IncomingEvent> incoming;
        for (const Event& event : games->events)
            incoming.push_back({event, mode});
        return session.importEvents(std::move(incoming)).map([&](std::vector<EventId> made) {
            ids = std::move(made);
        });
    };
    if (!arguments.has(u"dry-run"_s)) {
        if (const auto imported = changeEventFile(path, context, act); !imported)
            return reportFailure(context, imported.error());
    }
    tellNotTaken(context, QStringList(games->ignored.begin(), games->ignored.end()));
    return print(context, answerOfGames(games->events, ids), outputFormat(arguments),
                 ids.empty() ? Done::Nothing : Done::Change);
}

} // namespace

Command importGamesCommand() {
    std::vector<Option> options = importModeOptions();
    std::vector<Option> list = listOptions(u"the games"_s, gamesWords());
    options.insert(options.begin(), list.begin(), list.end());
    options.push_back(
        {.name = u"dry-run"_s, .description = u"show what would be added; write nothing"_s});
    options.push_back(formatOption());
    return {
        u"import-games"_s,
        u"add earlier years from a list of games"_s,
        u"Adds the events in a list of games, one row per seat, from one or many years. FILE is\n"
        u"created if needed. The first row names the columns; required are year, heat (a number,\n"
        u"or final), table, and player. If there is a problem, nothing is written."_s,
        {{eventFileOperand()}, std::move(options)},
        u"mentat-cli import-games dune.mentat --csv games.csv"_s,
        runImportGames};
}

} // namespace mentat
