#include "app/cli/commands/commands.h"

#include "app/cli/call/command.h"
#include "app/cli/commands/given_list.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/people/list_matching.h"
#include "app/session/people/look_alikes.h"
#include "model/document/games_csv.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"
#include "reports/wording/sentences.h"
#include "scoring/heats/heats_scoring.h"

#include <QFile>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// In the format that import-players reads.
Json rowOf(const Person& person) {
    return Json(Json::Object{
        {u"name"_s, Json(person.name.text())},
        {u"from"_s, textOrNull(person.from)},
        {u"badge"_s, textOrNull(person.badge)},
        {u"preference"_s, person.preference ? Json(QString(idOf(*person.preference))) : Json()},
        {u"email"_s, textOrNull(person.email)},
        {u"phone"_s, textOrNull(person.phone)}});
}

ExitCode runPeople(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    Json::List rows;
    for (const Person& person : (*session)->book().people)
        rows.push_back(rowOf(person));
    return print(
        context,
        {Json(std::move(rows)),
         {{u"name"_s}, {u"from"_s}, {u"badge"_s}, {u"preference"_s}, {u"email"_s}, {u"phone"_s}}},
        outputFormat(arguments));
}

} // namespace

Command peopleCommand() {
    return {u"people"_s,
            u"list everyone in the file, for another file"_s,
            u"Lists the people of all events in FILE. As csv it is a list that import-players\n"
            u"takes, so that several files have the same people."_s,
            {{eventFileOperand()}, {formatOption()}},
            u"mentat-cli people dune.mentat --format csv > people.csv"_s,
            runPeople};
}

namespace {

/// Each split lists its games, so the answer grows with the square of the players: for this many it
/// has over two million numbers; ten times as many would not fit into memory.
constexpr Count greatestNumberOfPlayers(20'000);

Json sizesOf(const HeatSplit& split) {
    Json::List sizes;
    for (const int size : split.sizes)
        sizes.emplace_back(size);
    return Json(std::move(sizes));
}

/// The default split first, if there is one; all others are alternatives.
Json valueOf(const std::vector<HeatSplit>& splits, Count players) {
    Json sizes{Json::List()};
    Json::List alternatives;
    for (const HeatSplit& split : splits) {
        if (split.kind == SplitKind::Default) {
            sizes = sizesOf(split);
            continue;
        }
        alternatives.emplace_back(Json::Object{{u"sizes"_s, sizesOf(split)},
                                               {u"out"_s, Json(split.out)},
                                               {u"kind"_s, Json(idOf(split.kind))}});
    }
    return Json(Json::Object{{u"players"_s, Json(players.value())},
                             {u"sizes"_s, std::move(sizes)},
                             {u"alternatives"_s, Json(std::move(alternatives))}});
}

/// A row per split; alternatives in a single row could not be told apart.
QString tableOf(const std::vector<HeatSplit>& splits) {
    Json::List rows;
    for (const HeatSplit& split : splits) {
        rows.emplace_back(Json::Object{{u"kind"_s, Json(idOf(split.kind))},
                                       {u"games"_s, Json(qint64(split.sizes.size()))},
                                       {u"out"_s, Json(split.out)},
                                       {u"sizes"_s, sizesOf(split)}});
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s}, {u"games"_s}, {u"out"_s}, {u"sizes"_s}}));
}

/// H1: the distinct sizes in `4,3`; absent if it is anything else.
std::optional<ListedSizes> listedSizes(const QString& typed) {
    ListedSizes sizes;
    for (const QString& part : typed.split(u',')) {
        const auto number = wholeNumber(part);
        const auto size = number ? ListedSize::fromInt(number->value()) : std::nullopt;
        if (!size || std::ranges::find(sizes, *size) != sizes.end())
            return std::nullopt;
        sizes.push_back(*size);
    }
    return sizes;
}

ExitCode runGroups(const Arguments& arguments, CommandContext& context) {
    const Count players = *wholeNumber(*arguments.operand(0));
    if (players > greatestNumberOfPlayers)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    std::vector<HeatSplit> splits;
    if (const auto typed = arguments.value(u"sizes"_s)) {
        const auto sizes = listedSizes(*typed);
        if (!sizes) {
            return reportWrongUsage(
                context.err,
                u"--sizes must be sizes from 2 to 12, each once, separated by commas, such as "_s
                u"4,3."_s,
                u"groups"_s);
        }
        splits = heatSplits(tableGroupsOffered(players, *sizes));
    } else {
        splits = heatSplits(tableSplits(players));
    }
    const OutputFormat format = outputFormat(arguments);
    Answer answer{valueOf(splits, players),
                  {{u"players"_s},
                   {u"sizes"_s},
                   {u"alternatives.sizes"_s},
                   {u"alternatives.out"_s},
                   {u"alternatives.kind"_s}}};
    if (format == OutputFormat::Table)
        answer.table = tableOf(splits);
    return print(context, answer, format);
}

} // namespace

Command groupsCommand() {
    return {
        u"groups"_s,
        u"show how players are split into games"_s,
        u"Splits N players into as many games of 6 as possible with at least 5 in every game,\n"
        u"and shows the alternatives. Games under 5, and players who sit out, come up only if\n"
        u"there is no split into games of 5 and 6. With --sizes it makes as many tables of the\n"
        u"first size as possible, then of the second, and so on; if there is no way, it shows\n"
        u"the nearest smaller and the nearest larger number that works."_s,
        {{{.name = u"N"_s, .description = u"how many players"_s, .kind = ValueKind::WholeNumber}},
         {{.name = u"sizes"_s,
           .value = u"4,3,…"_s,
           .description = u"the sizes tables can have, preferred first"_s},
          formatOption()}},
        u"mentat-cli groups 45"_s,
        runGroups};
}

namespace {

/// Each unusable line, and why. A list may contain nothing else, one every few bytes, so equal
/// reasons share their text.
template <class Tell>
void tellRejected(const PeopleImport& import, const Wording& wording, Tell tell) {
    QString said;
    for (const RejectedLine& line : import.rejected) {
        if (QString reason = wording.failure(line.reason); reason != said)
            said = std::move(reason);
        tell(line.line, said);
    }
}

Json::List rejectedRows(const PeopleImport& import, const Wording& wording) {
    Json::List rows;
    rows.reserve(import.rejected.size());
    tellRejected(import, wording, [&](qint64 line, const QString& reason) {
        Json::Object row;
        row.reserve(2);
        row.push_back({u"line"_s, Json(line)});
        row.push_back({u"reason"_s, Json(reason)});
        rows.emplace_back(std::move(row));
    });
    return rows;
}

Grid rejectedGrid(const PeopleImport& import, const Wording& wording) {
    Grid grid{{u"line"_s, u"reason"_s}, {}};
    grid.rows.reserve(import.rejected.size());
    tellRejected(import, wording, [&](qint64 line, const QString& reason) {
        grid.rows.push_back({{QString::number(line), true, true}, {reason, false, true}});
    });
    return grid;
}

Answer answerOf(const PeopleImport& import, const Wording& wording, OutputFormat format) {
    Json::Object value{{u"added"_s, Json(import.added)},
                       {u"updated"_s, Json(import.updated)},
                       {u"unchanged"_s, Json(import.unchanged)}};
    const bool isTable = format == OutputFormat::Table; // only the table below uses it
    if (!isTable)
        value.push_back({u"rejected"_s, Json(rejectedRows(import, wording))});
    Answer answer{Json(std::move(value)),
                  {{u"added"_s},
                   {u"updated"_s},
                   {u"unchanged"_s},
                   {u"rejected.line"_s},
                   {u"rejected.reason"_s}}};
    if (!isTable)
        return answer;
    const Columns counts(answer.columns.begin(), answer.columns.begin() + 3);
    answer.table = textTable(gridOf(answer.value, counts));
    if (!import.rejected.empty())
        *answer.table += u'\n' + textTable(rejectedGrid(import, wording));
    return answer;
}

/// Lines set aside as nobody, and lines that repeat someone.
void tellAside(CommandContext& context, const std::vector<AsideLine>& aside, qsizetype again) {
    constexpr size_t maxLines = 100;
    for (size_t i = 0; i < std::min(aside.size(), maxLines); ++i) {
        const AsideLine& line = aside[i];
        QString told = u"line %1: %2 Not taken"_s.arg(QString::number(line.line),
                                                      context.wording.failure(line.reason));
        told += line.person ? u"; --take-lines %1 takes it.\n"_s.arg(line.line) : u".\n"_s;
        context.err.write(told.toUtf8());
    }
    if (aside.size() > maxLines)
        context.err.write(
            u"%1 more lines were not taken.\n"_s.arg(aside.size() - maxLines).toUtf8());
    if (again > 0)
        context.err.write((again == 1
                               ? u"1 line names the same person as a line above.\n"_s
                               : u"%1 lines name the same person as a line above.\n"_s.arg(again))
                              .toUtf8());
}

/// Accepted lines that the user should check, one per row.
void tellSimilar(QIODevice& err, const std::vector<SimilarLine>& similar) {
    constexpr size_t maxLines = 100;
    for (size_t i = 0; i < std::min(similar.size(), maxLines); ++i) {
        const SimilarLine& line = similar[i];
        const QString from = line.other.from.value_or(QString());
        const QString other = onOneLine(line.other.name.text()
                                        + (from.isEmpty() ? QString() : u" (%1)"_s.arg(from)));
        err.write(
            u"line %1: %2 is new, but may be %3. If they are one person, merge them in Mentat, on "
            "Players.\n"_s.arg(line.line)
                .arg(onOneLine(line.name.text()), other)
                .toUtf8());
    }
    if (similar.size() > maxLines)
        err.write(u"%1 more lines have similar names.\n"_s.arg(similar.size() - maxLines).toUtf8());
}

/// The lines to import although they were set aside: "4,9". Absent if the text is not numbers.
std::optional<std::set<qint64>> linesToTake(const Arguments& arguments) {
    std::set<qint64> lines;
    const auto typed = arguments.value(u"take-lines"_s);
    if (!typed)
        return lines;
    for (const QString& part : typed->split(u',')) {
        bool isNumber = false;
        lines.insert(part.trimmed().toLongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return lines;
}

/// Numbers of which a spreadsheet kept only the first digits, one per row.
void tellDamaged(QIODevice& err, const std::vector<DamagedNumber>& damaged) {
    constexpr size_t maxLines = 100;
    for (size_t i = 0; i < std::min(damaged.size(), maxLines); ++i) {
        const DamagedNumber& number = damaged[i];
        err.write(u"line %1: the %2 %3 was damaged by a spreadsheet. Format the column as text "
                  "there, then save the list again.\n"_s
                      .arg(QString::number(number.line),
                           number.column == PeopleColumn::Phone ? u"phone"_s : u"badge"_s,
                           onOneLine(number.text))
                      .toUtf8());
    }
    if (damaged.size() > maxLines)
        err.write(u"%1 more numbers are damaged.\n"_s.arg(damaged.size() - maxLines).toUtf8());
}

ExitCode runImportPlayers(const Arguments& arguments, CommandContext& context) {
    const auto taken = linesToTake(arguments);
    if (!taken)
        return reportWrongUsage(context.err, u"--take-lines must be line numbers, like 4,9."_s,
                                u"import-players"_s);
    const auto table = readList(arguments, context, peopleWords(), u"import-players"_s);
    if (!table)
        return table.error();
    auto list = readPeople(
        table->rows, table->columns ? std::optional(peopleLayout(*table->columns)) : std::nullopt);
    if (!list)
        return reportInputFailure(context, list.error());
    takeAside(*list, *taken);
    const bool skipRejected = arguments.has(u"skip-rejected"_s);
    std::optional<PeopleImport> outcome;
    std::vector<SimilarLine> similar;
    const QStringList notTaken = list->notTaken;
    const auto damaged = damagedNumbers(*list);
    const std::vector<AsideLine> aside = list->aside;
    const auto refuseRejected = [&](PeopleImport import) -> Result<void> {
        const bool isRefused = !import.rejected.empty() && !skipRejected;
        outcome = std::move(import);
        if (isRefused)
            return failure(FailureKind::Refused);
        return {};
    };
    const auto imported
        = changeEventFile(*arguments.operand(0), context, [&](Session& session) -> Result<void> {
              const std::vector<Person> before = session.book().people;
              auto import = session.importPeople(*std::move(list), skipRejected);
              if (!import)
                  return tl::unexpected(import.error());
              similar = similarLines(before, *import);
              return refuseRejected(*std::move(import));
          });
    if (!imported && imported.error().kind == FailureKind::Refused)
        return reportRejectedLines(context, outcome->rejected);
    if (!imported)
        return reportFailure(context, imported.error());
    tellNotTaken(context, notTaken);
    tellAside(context, aside, std::ranges::count_if(outcome->matched, [](const MatchedLine& line) {
                  return line.again.has_value();
              }));
    tellSimilar(context.err, similar);
    tellDamaged(context.err, damaged);
    const Done done = outcome->added + outcome->updated > 0 ? Done::Change : Done::Nothing;
    const OutputFormat format = outputFormat(arguments);
    const Answer answer = answerOf(*outcome, context.wording, format);
    outcome.reset(); // for a list full of faults, as large as the answer
    return print(context, answer, format, done);
}

Usage importPlayersUsage() {
    Usage usage{{eventFileOperand()}, listOptions(u"the list"_s, peopleWords())};
    usage.options.push_back(
        {.name = u"take-lines"_s,
         .value = u"LINES"_s,
         .description = u"lines to import although they do not look like a person: 4,9"_s});
    usage.options.push_back({.name = u"skip-rejected"_s,
                             .description = u"import the other lines if some cannot be used"_s});
    usage.options.push_back(formatOption());
    return usage;
}

} // namespace

Command importPlayersCommand() {
    return {u"import-players"_s,
            u"add and update people from a list"_s,
            u"Adds and updates the people in a list without registering them in any event. FILE "
            u"is\n"
            u"created if needed. The first row names the columns: name (or given and family), "
            u"suffix,\n"
            u"from, badge, preference, email, phone; others are not taken. --columns reads a list\n"
            u"with other headings, or with none."_s,
            importPlayersUsage(),
            u"mentat-cli import-players dune.mentat --csv players.csv"_s,
            runImportPlayers};
}

namespace {

/// `ids` is empty for a dry run.
Answer answerOfGames(const std::vector<Event>& events, const std::vector<EventId>& ids) {
    Json::List rows;
    for (size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        rows.emplace_back(Json::Object{
            {u"event"_s, i < ids.size() ? Json(ids[i].number()) : Json()},
            {u"name"_s, Json(event.details.name.text())},
            {u"year"_s, Json(event.details.year.value())},
            {u"players"_s, Json(qint64(event.players.size()))},
            {u"games"_s, Json(qint64(kindOf<RulesKind>(event).gameCount(event.play)))}});
    }
    return {Json(std::move(rows)),
            {{u"event"_s}, {u"name"_s}, {u"year"_s}, {u"players"_s}, {u"games"_s}}};
}

/// All events that exist already: the session would name only the first.
std::vector<Failure> alreadyThere(const Book& book, const std::vector<Event>& events) {
    std::vector<Failure> failures;
    for (const Event& event : events) {
        const auto& [name, year] = std::tie(event.details.name, event.details.year);
        if (existingEvent(book, name, year))
            failures.push_back({FailureKind::EventExists, {name.text(), qint64(year.value())}, {}});
    }
    return failures;
}

/// What an import would do, as far as can be known without writing.
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
