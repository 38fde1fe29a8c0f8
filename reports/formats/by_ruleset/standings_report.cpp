#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/tables/standings_table.h"
#include "scoring/formats/by_ruleset/ruleset_standings.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t keysUpright = 3; // more of them need the longer side of the paper

QString tieSentence(const ReportRequest& request, const StageTie& tie) {
    return rulesetText(
        request,
        QT_TRANSLATE_NOOP("RulesetReport", "%1: %2 share a place for who goes on and roll (H7)"),
        {tie.stage->text(),
         listedNames(request.wording.language(), namesOf(tie.players, namesIn(request.event)))});
}

} // namespace

QString rulesetStandingIntroduction(const ReportRequest& request) {
    const int games = resultsSoFar(rulesetPlayOf(request)).recorded;
    if (games == 0)
        return reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."));
    const QString after = rulesetText(
        request, QT_TRANSLATE_N_NOOP("RulesetReport", "After %n game(s) of the heats."), {}, games);
    const auto stages = stageLineUps(request.event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    if (held == stages.end())
        return after;
    return after + u' '
           + rulesetText(request,
                         QT_TRANSLATE_N_NOOP("RulesetReport", "The first %n qualify for the "
                                                              "stage %1 (H8)."),
                         {held->stage.text()}, static_cast<int>(held->qualifiers.size()));
}

static ReportDocument rulesetStandingsReadAt(const ReportRequest& request, ReadAt readAt) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Standings")));
    document.readAt = readAt;
    const bool isWide = rulesetPlayOf(request).ruleset.order.size() > keysUpright;
    if (readAt == ReadAt::Hand && isWide)
        document.orientation = Orientation::Sideways;
    document.add(Paragraph{rulesetStandingIntroduction(request), readAt == ReadAt::Wall});
    ReportTable table = standingsTable(request, rulesetStandings(request.event));
    if (!table.rows.empty())
        document.add(std::move(table));
    QStringList ties = tiesToRollLines(request);
    for (const StageTie& tie : stageTiesToRoll(request.event))
        ties.append(tieSentence(request, tie));
    addTiesToRoll(document, request, ties);
    return document;
}

Result<ReportDocument> rulesetStandingsReport(const ReportRequest& request) {
    return rulesetStandingsReadAt(request, ReadAt::Wall);
}

Result<ReportDocument> rulesetStandingsWithReasonsReport(const ReportRequest& request) {
    return rulesetStandingsReadAt(request, ReadAt::Hand);
}

} // namespace mentat
