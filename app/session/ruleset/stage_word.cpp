#include "app/session/ruleset/stage_word.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/ruleset/ruleset_play.h"

#include <algorithm>

namespace mentat {

namespace {

bool hasGamesIn(const RulesetPlay& play, const Name& stage) {
    const PlayedStage* played = findStage(play, stage);
    return played
           && std::ranges::any_of(played->games, [](const Game& game) { return !game.isVoid; });
}

} // namespace

bool canDecideStage(const Event& event, const Name& stage) {
    const auto& play = std::get<RulesetPlay>(event.play);
    const auto position = stagePosition(play.ruleset, stage);
    if (!position || *position + 1 == play.ruleset.stages.size())
        return false;
    return std::none_of(play.ruleset.stages.begin() + static_cast<std::ptrdiff_t>(*position),
                        play.ruleset.stages.end(),
                        [&](const StageRule& rule) { return hasGamesIn(play, rule.name); });
}

Result<Change> decideStage(const Event& event, const Name& stage, std::optional<bool> held,
                           const QString& reason) {
    if (!stagePosition(std::get<RulesetPlay>(event.play).ruleset, stage))
        return tl::unexpected(unknownStage(event, stage));
    if (!canDecideStage(event, stage))
        return failure(FailureKind::StageSettled, {stage.text()});
    Stage details = stageAt(event, stage).value;
    if (details.held == held)
        return failure(FailureKind::StageDecidedAlready, {stage.text()});
    details.held = held;
    if (!held)
        return stageChange(event, stage, details, ChangeKind::StageByRule);
    const QString why = reason.trimmed();
    if (why.isEmpty())
        return failure(FailureKind::ReasonMissing);
    return stageChange(event, stage, details,
                       *held ? ChangeKind::StageHeld : ChangeKind::StageNotHeld, {why});
}

} // namespace mentat
