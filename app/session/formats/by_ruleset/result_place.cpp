#include "app/session/formats/by_ruleset/result_place.h"

#include "app/session/acts.h"
#include "app/session/formats/by_ruleset/stage_parts.h"
#include "app/session/heats/draft_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/people/called.h"
#include "scoring/formats/by_ruleset/ruleset_warnings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<Change> recordInStage(const Event& event, const ResultPlace& place, Game game,
                             const Correction& correction) {
    const StageGameSlot slot{*place.stage, place.address.table};
    const auto before = valueAt(event, slot);
    if (!before)
        return failure(FailureKind::UnknownTable, {qint64(place.address.table.value())});
    game.table = place.address.table;
    Values operands{place.stage->text(), qint64(game.table.value())};
    if (recordingOf(before->value, game) == ChangeKind::ResultCorrected) {
        game.checked = false;
        operands.emplace_back(correction.reason.trimmed());
        operands.emplace_back(correction.askedBy.trimmed());
    }
    Change change = oneEdit(ChangeKind::StageResultRecorded, std::move(operands), event, slot,
                            Placed<Game>{before->position, std::move(game)});
    change.settlesDraft = resultDraftPlace(place);
    return change;
}

} // namespace

const Game* gameOfResult(const Event& event, const ResultPlace& place) {
    if (!place.stage)
        return gameAt(event, place.address);
    const PlayedStage* stage = findStage(std::get<RulesetPlay>(event.play), *place.stage);
    if (!stage)
        return nullptr;
    const auto game = std::ranges::find(stage->games, place.address.table, &Game::table);
    return game == stage->games.end() ? nullptr : &*game;
}

DraftAddress resultDraftPlace(const ResultPlace& place) {
    if (!place.stage)
        return draftPlaceOf(place.address);
    return u"stages/%1/tables/%2"_s.arg(place.stage->text()).arg(place.address.table.value());
}

Result<Change> recordResult(const Event& event, const ResultPlace& place, const Game& game,
                            const Correction& correction) {
    return place.stage ? recordInStage(event, place, game, correction)
                       : recordGame(event, place.address, game, correction);
}

Warnings warningsOf(const Event& event, const ResultPlace& place, const Game& game) {
    if (!place.stage)
        return rulesetWarnings(event, place.address, game);
    Event after = event;
    const StageGameSlot slot{*place.stage, place.address.table};
    const auto before = valueAt(event, slot);
    if (!before)
        return {};
    put(after, slot, std::optional(Placed<Game>{before->position, game}));
    const auto& stages = std::get<RulesetPlay>(after.play).stages;
    const auto stage = std::ranges::find(stages, *place.stage, &PlayedStage::name);
    const Pointer where = Pointer()
                              .key("stages")
                              .index(static_cast<size_t>(stage - stages.begin()))
                              .key("games")
                              .index(before->position);
    Warnings warnings = rulesetWarnings(after);
    std::erase_if(warnings.open, [&](const Finding& one) { return one.scope != where; });
    std::erase_if(warnings.accepted,
                  [&](const AcceptedWarning& one) { return one.warning.scope != where; });
    return warnings;
}

Result<Change> setUnavailable(const Event& event, const Name& stage, const PlayerId& player,
                              bool isUnavailable) {
    const Player* known = findPlayer(event, player);
    if (!known)
        return failure(FailureKind::UnknownPlayer, {player.text()});
    auto after = stageAt(event, stage);
    std::erase(after.value.unavailable, player);
    if (isUnavailable)
        after.value.unavailable.push_back(player);
    return oneEdit(isUnavailable ? ChangeKind::StagePlayerOut : ChangeKind::StagePlayerBack,
                   {stage.text(), calledName(event, *known)}, event, StageSlot{stage},
                   std::optional(after));
}

} // namespace mentat
