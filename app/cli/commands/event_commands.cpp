#include "app/cli/commands/commands.h"

#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/people/known_people.h"
#include "app/session/practice.h"
#include "model/document/event_document.h"
#include "model/document/finding_order.h"
#include "model/document/incoming_file.h"
#include "model/errors.h"
#include "model/kinds/rules_kind.h"
#include "scoring/scoring_kind.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Json numberOrNull(const std::optional<Count>& count) {
    return count ? Json(count->value()) : Json();
}

Json rowOf(const BookEvent& entry) {
    const Event& event = entry.event;
    return Json(
        Json::Object{{u"event"_s, Json(entry.id.number())},
                     {u"name"_s, Json(event.details.name.text())},
                     {u"year"_s, Json(event.details.year.value())},
                     {u"players"_s, Json(qint64(event.players.size()))},
                     {u"games"_s, Json(qint64(kindOf<RulesKind>(event).gameCount(event.play)))}});
}

Json rowOf(const BookSummary& entry) {
    const Summary& summary = entry.summary;
    return Json(Json::Object{{u"event"_s, Json(entry.id.number())},
                             {u"name"_s, Json(summary.name.text())},
                             {u"year"_s, Json(summary.year.value())},
                             {u"players"_s, numberOrNull(summary.players)},
                             {u"games"_s, numberOrNull(summary.games)},
                             {u"summary"_s, Json(true)}});
}

/// In the order of arrival.
Json allRows(const Book& book) {
    std::map<EventId, Json> rows;
    for (const BookEvent& event : book.events)
        rows.emplace(event.id, rowOf(event));
    for (const BookSummary& summary : book.summaries)
        rows.emplace(summary.id, rowOf(summary));
    Json::List list;
    for (auto& [id, row] : rows)
        list.push_back(std::move(row));
    return Json(std::move(list));
}

Json oneRow(const Chosen& chosen) {
    return Json(Json::List{std::visit([](const auto* entry) { return rowOf(*entry); }, chosen)});
}

ExitCode runEvents(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    Answer answer{Json(),
                  {{u"event"_s},
                   {u"name"_s},
                   {u"year"_s},
                   {u"players"_s},
                   {u"games"_s},
                   {u"summary"_s, GridColumn::Shown::WherePresent}}};
    if (const auto wanted = arguments.value(u"event"_s)) {
        const auto chosen = chooseEntry(book, wanted);
        if (!chosen)
            return reportFailure(context, chosen.error());
        answer.value = oneRow(*chosen);
    } else {
        answer.value = allRows(book);
    }
    return print(context, answer, outputFormat(arguments));
}

} // namespace

Command eventsCommand() {
    return {
        u"events"_s,
        u"list what is in an event file"_s,
        u"Lists events, and summaries of years without games, in the order they were added; with\n"
        u"--event, only that one."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli events dune.mentat"_s,
        runEvents};
}

namespace {

Result<Answer> importInto(Session& session, const DocumentContent& content, ImportMode mode) {
    if (const Event* event = std::get_if<Event>(&content)) {
        const auto id = session.importEvent(*event, mode);
        if (!id)
            return tl::unexpected(id.error());
        const auto games = kindOf<RulesKind>(*event).gameCount(event->play);
        return Answer{Json(Json::Object{{u"event"_s, Json(id->number())},
                                        {u"players"_s, Json(qint64(event->players.size()))},
                                        {u"games"_s, Json(qint64(games))}}),
                      {{u"event"_s}, {u"players"_s}, {u"games"_s}}};
    }
    const auto number = session.importSummaries(std::get<std::vector<Summary>>(content), mode);
    if (!number)
        return tl::unexpected(number.error());
    return Answer{Json(Json::Object{{u"summaries"_s, Json(*number)}}), {{u"summaries"_s}}};
}

ExitCode runImport(const Arguments& arguments, CommandContext& context) {
    const auto document = readInput(*arguments.value(u"document"_s), context.in);
    if (!document)
        return reportInputFailure(context, document.error());
    const auto content = readAnyDocument(*document);
    if (!content)
        return reportInputFailure(context, content.error());
    const ImportMode mode = importMode(arguments);
    std::optional<Answer> answer;
    const auto imported
        = changeEventFile(*arguments.operand(0), context, [&](Session& session) -> Result<void> {
              auto made = importInto(session, *content, mode);
              if (!made)
                  return tl::unexpected(made.error());
              answer = *std::move(made);
              return {};
          });
    if (!imported)
        return reportFailure(context, imported.error());
    return print(context, *answer, outputFormat(arguments), Done::Change);
}

} // namespace

Command importCommand() {
    std::vector<Option> options = importModeOptions();
    options.insert(options.begin(), {.name = u"document"_s,
                                     .value = u"DOC"_s,
                                     .description = u"the document; - is standard input"_s,
                                     .required = true});
    options.push_back(formatOption());
    return {
        u"import"_s,
        u"add a document's event or summaries"_s,
        u"Adds the event of a mentat-event document, or the years of a mentat-summary document.\n"
        u"FILE is created if needed. A document with errors is refused as a whole."_s,
        {{eventFileOperand()}, std::move(options)},
        u"mentat-cli import dune.mentat --document dune-2026.json"_s,
        runImport};
}

namespace {

ExitCode runExport(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event leaving = eventForDocument(opened->book(), opened->event());
    return print(context, writeEventDocument(leaving).toBytes());
}

} // namespace

Command exportCommand() {
    return {u"export"_s,
            u"print an event as its document"_s,
            u"Prints an event's mentat-event document, in every format."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli export dune.mentat --event \"Dune 2025\" > dune-2025.json"_s,
            runExport};
}

namespace {

Json::Object rowOf(const Finding& finding, const Wording& wording) {
    return {{u"rule"_s, Json(idOf(ruleOf(finding)))},
            {u"where"_s, Json(finding.where.text())},
            {u"text"_s, Json(wording.finding(finding))}};
}

Json rowsOf(const Findings& findings, const Wording& wording) {
    Json::List rows;
    for (const Finding& finding : findings)
        rows.emplace_back(rowOf(finding, wording));
    return Json(std::move(rows));
}

Json rowsOf(const std::vector<AcceptedWarning>& accepted, const Wording& wording) {
    Json::List rows;
    for (const AcceptedWarning& one : accepted) {
        Json::Object row = rowOf(one.warning, wording);
        row.push_back({u"reason"_s, one.reason ? Json(*one.reason) : Json()});
        rows.emplace_back(std::move(row));
    }
    return Json(std::move(rows));
}

/// A row per finding; a single row with all of them would be unreadable.
QString tableOf(const Json::Object& all) {
    const std::map<QString, QString> kinds{
        {u"errors"_s, u"error"_s}, {u"warnings"_s, u"warning"_s}, {u"accepted"_s, u"accepted"_s}};
    Json::List rows;
    for (const Json::Member& list : all) {
        for (const Json& finding : *list.value.list()) {
            Json::Object row{{u"kind"_s, Json(kinds.at(list.key))}};
            row.insert(row.end(), finding.object()->begin(), finding.object()->end());
            rows.emplace_back(std::move(row));
        }
    }
    if (rows.empty())
        return u"No errors, no warnings.\n"_s;
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s},
                                       {u"rule"_s},
                                       {u"where"_s},
                                       {u"text"_s},
                                       {u"reason"_s, GridColumn::Shown::WherePresent}}));
}

/// All warnings in document order; none for an event with errors.
Warnings warningsOf(const Book& book, const Event& event, const Json& document) {
    Warnings warnings;
    if (const auto compute = kindOf<ScoringKind>(event).warnings)
        warnings = compute(event);
    const Findings people = ambiguousPeople(book, event);
    warnings.open.insert(warnings.open.end(), people.begin(), people.end());
    sortInDocumentOrder(warnings.open, document);
    std::vector<Pointer> places;
    for (const AcceptedWarning& one : warnings.accepted)
        places.push_back(one.warning.where);
    std::vector<AcceptedWarning> accepted;
    for (const size_t position : orderInDocument(places, document))
        accepted.push_back(std::move(warnings.accepted[position]));
    warnings.accepted = std::move(accepted);
    return warnings;
}

Answer answerOf(const Findings& errors, const Warnings& warnings, const Wording& wording) {
    Json::Object value{{u"errors"_s, rowsOf(errors, wording)},
                       {u"warnings"_s, rowsOf(warnings.open, wording)}};
    if (!warnings.accepted.empty())
        value.push_back({u"accepted"_s, rowsOf(warnings.accepted, wording)});
    Columns columns;
    for (const auto* list : {"errors", "warnings", "accepted"}) {
        const bool always = QLatin1StringView(list) != "accepted"_L1;
        for (const auto* key : {".rule", ".where", ".text"}) {
            columns.push_back(
                {QString::fromLatin1(list) + QLatin1StringView(key),
                 always ? GridColumn::Shown::Always : GridColumn::Shown::WherePresent});
        }
    }
    columns.push_back({u"accepted.reason"_s, GridColumn::Shown::WherePresent});
    const QString table = tableOf(value);
    return {Json(std::move(value)), columns, table};
}

ExitCode runCheck(const Arguments& arguments, CommandContext& context) {
    // Opening also checks the integrity of the file.
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event& event = opened->event();
    Findings errors = eventErrors(event);
    const Json document = writeEventDocument(event);
    sortInDocumentOrder(errors, document);
    const Warnings warnings
        = errors.empty() ? warningsOf(opened->book(), event, document) : Warnings();
    const ExitCode printed
        = print(context, answerOf(errors, warnings, context.wording), outputFormat(arguments));
    return errors.empty() ? printed : ExitCode::WrongRequest;
}

} // namespace

Command checkCommand() {
    return {
        u"check"_s,
        u"show what is wrong with an event, and whether the file is sound"_s,
        u"Shows the errors in an event, as an import would, and the warnings, both accepted and\n"
        u"not. If there are errors, it exits with 1. A damaged file is not opened at all."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli check dune.mentat --format json"_s,
        runCheck};
}

} // namespace mentat
