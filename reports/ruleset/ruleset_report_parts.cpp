#include "reports/ruleset/ruleset_report_parts.h"

#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

const RulesetPlay& rulesetPlayOf(const ReportRequest& request) {
    return std::get<RulesetPlay>(request.event.play);
}

ResultTitles resultTitlesOf(const ReportRequest& request) {
    return resultTitles(request.wording.language(), request.event.aids.sheet);
}

QString stageOccasion(const ReportRequest& request, const Name& stage) {
    const PlayedStage* played = findStage(rulesetPlayOf(request), stage);
    if (!played)
        return stage.text();
    const Language& language = request.wording.language();
    const Stage& details = played->details;
    return whenAndWhere(
        stage.text(), whenAndWhere(details.start ? language.dayAndTime(*details.start) : QString(),
                                   details.location));
}

/// Stores pointers to the games.
static void addCompleted(RoundAfterHeats& round, const std::vector<Game>& games) {
    for (const Game& game : games) {
        if (isCompleted(game))
            round.games.push_back(&game);
    }
}

std::vector<RoundAfterHeats> stageRounds(const ReportRequest& request) {
    const RulesetPlay& play = rulesetPlayOf(request);
    std::vector<RoundAfterHeats> rounds;
    for (const StageRule& rule : play.ruleset.stages) {
        const PlayedStage* played = findStage(play, rule.name);
        const bool isFinal = &rule == &play.ruleset.stages.back();
        if (!isFinal && (!played || played->games.empty()))
            continue; // skipped, or still to come
        RoundAfterHeats round{rule.name.text(), {}};
        if (played)
            addCompleted(round, played->games);
        rounds.push_back(std::move(round));
    }
    return rounds;
}

QString scoreText(const Language& language, Decimal score) {
    return language.upToThousandths(score.thousandths());
}

ReportCell scoreCell(const Language& language, const std::optional<Decimal>& score) {
    if (!score)
        return unknownCell();
    return {.text = scoreText(language, *score),
            .number = static_cast<double>(score->thousandths()) / 1000};
}

} // namespace mentat
