#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/event_answer.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/people/known_people.h"
#include "model/document/event_document.h"
#include "model/document/finding_order.h"
#include "model/errors.h"
#include "scoring/formats/scoring_format.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

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

/// A line for each finding; in one row with all of them nobody would find anything.
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

/// All warnings, in the order of the document; an event with errors has none yet.
Warnings warningsOf(const Book& book, const Event& event, const Json& document) {
    Warnings warnings;
    if (const auto compute = scoringFormatOf(event).warnings)
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
    // Opening checks the integrity of the file.
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
