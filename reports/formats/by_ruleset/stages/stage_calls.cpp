#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/calls_list.h"
#include "scoring/formats/by_ruleset/stage_round.h"

#include <algorithm>

namespace mentat {

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
        document.add(callsOnPaper(request, stageRound(request.event, lineUps, stage.stage)));
    }
    if (!hasAny)
        document.add(Paragraph{
            rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport",
                                                   "There is no one to call for a stage now."))});
    return document;
}

} // namespace mentat
