#include "app/cli/check_command.h"

#include "app/cli/event_choice.h"
#include "app/cli/problems.h"
#include "app/cli/shared_options.h"
#include "app/cli/text_table.h"
#include "model/document/event_document.h"
#include "model/document/finding_order.h"
#include "model/errors.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json rowsOf(const Findings& findings, const Wording& wording) {
    Json::List rows;
    for (const Finding& finding : findings) {
        rows.emplace_back(Json::Object{{u"rule"_s, Json(idOf(ruleOf(finding.kind)))},
                                       {u"where"_s, Json(finding.where.text())},
                                       {u"text"_s, Json(wording.finding(finding))}});
    }
    return Json(std::move(rows));
}

/// A line for each finding; in one row with all of them nobody would find anything.
QString tableOf(const Json& errors, const Json& warnings) {
    Json::List rows;
    const auto add = [&](const QString& kind, const Json& findings) {
        for (const Json& finding : *findings.list()) {
            Json::Object row{{u"kind"_s, Json(kind)}};
            row.insert(row.end(), finding.object()->begin(), finding.object()->end());
            rows.emplace_back(std::move(row));
        }
    };
    add(u"error"_s, errors);
    add(u"warning"_s, warnings);
    if (rows.empty())
        return u"No errors, no warnings.\n"_s;
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s}, {u"rule"_s}, {u"where"_s}, {u"text"_s}}));
}

Answer answerOf(const Findings& errors, const Findings& warnings, const Wording& wording) {
    const Json errorRows = rowsOf(errors, wording);
    const Json warningRows = rowsOf(warnings, wording);
    return {Json(Json::Object{{u"errors"_s, errorRows}, {u"warnings"_s, warningRows}}),
            {{u"errors.rule"_s},
             {u"errors.where"_s},
             {u"errors.text"_s},
             {u"warnings.rule"_s},
             {u"warnings.where"_s},
             {u"warnings.text"_s}},
            tableOf(errorRows, warningRows)};
}

} // namespace

CommandDescription CheckCommand::description() const {
    return {
        u"check"_s,
        u"tell what is wrong with an event, and whether the file is sound"_s,
        u"Tells the errors of an event, as an import would, and what is worth a look. Where there\n"
        u"are errors it ends with 1. A file that is damaged is not opened at all."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli check dune.mentat --format json"_s};
}

ExitCode CheckCommand::run(const Arguments& arguments, CommandContext& context) const {
    // Opening checks the integrity of the file.
    const auto session = Session::open(*arguments.operand(0), Session::Access::Read, context.desk);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    const auto chosen = chooseEvent(book, arguments.value(u"event"_s));
    if (!chosen)
        return reportFailure(context, chosen.error());
    const Event& event = (*chosen)->event;
    Findings errors = eventErrors(event);
    Findings warnings = ambiguousPeople(book, event);
    const Json document = writeEventDocument(event);
    sortInDocumentOrder(errors, document);
    sortInDocumentOrder(warnings, document);
    const ExitCode printed
        = print(context, answerOf(errors, warnings, context.wording), outputFormat(arguments));
    return errors.empty() ? printed : ExitCode::WrongRequest;
}

} // namespace mentat
