#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/heats/call_table.h"
#include "scoring/formats/by_ruleset/stage_round.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

static ReportTable stageCallTable(const ReportRequest& request, const AdvancedRound& round) {
    const CallTable calls(request, round.details);
    ReportTable table = calls.empty(
        round.name.text(),
        numberColumn(u"number"_s, reportText(request, QT_TRANSLATE_NOOP("Report", "No."))));
    qint64 number = 0;
    calls.addRows(table, callList(request.event, round), [&](const CallListEntry&) {
        return numberCell(request.wording.language(), ++number);
    });
    return table;
}

/// Whom nobody has to call any more plays already, or did.
Result<ReportDocument> stageCallsReport(const ReportRequest& request) {
    ReportDocument document = callDocument(request);
    const RulesetPlay& play = rulesetPlayOf(request);
    const StageLineUps lineUps = stageLineUps(request.event);
    bool hasAny = false;
    for (const StageLineUp& stage : lineUps.stages) {
        const PlayedStage* played = findStage(play, stage.stage);
        const bool isBegun = played && std::ranges::any_of(played->games, hasResult);
        if (!stage.held || isBegun || stage.qualifiers.empty())
            continue;
        hasAny = true;
        document.add(Heading{2, stageOccasion(request, stage.stage)});
        document.add(stageCallTable(request, stageRound(request.event, lineUps, stage.stage)));
    }
    if (!hasAny)
        document.add(Paragraph{
            rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport",
                                                   "There is no one to call for a stage now."))});
    return document;
}

} // namespace mentat
