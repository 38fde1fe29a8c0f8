#include "scoring/formats/by_ruleset/stage_round.h"

#include "model/rounds/heat_slots.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

/// nullptr: not computed.
const StageLineUp* lineUpNamed(const StageLineUps& lineUps, const Name& stage) {
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    return found == lineUps.stages.end() ? nullptr : &*found;
}

/// The ties of the standings are about the first stage that is held (R4.5).
std::vector<OpenTie> tiesFor(const StageLineUps& lineUps, const Name& stage) {
    const auto first = std::ranges::find(lineUps.stages, true, &StageLineUp::held);
    if (first == lineUps.stages.end() || first->stage != stage)
        return {};
    std::vector<OpenTie> ties;
    for (const StageTie& tie : lineUps.ties) {
        if (!tie.stage)
            ties.push_back({tie.players, tie.matters});
    }
    return ties;
}

/// R7.1: who would play if nobody could but those who are here.
std::vector<PlayerId> lineUpOfPresent(const Event& event, const AdvancedRound& round,
                                      const Name& stage) {
    if (round.details.closed || round.details.present.empty())
        return {};
    Event after = event;
    auto known = valueAt(after, StageSlot{stage});
    if (!known)
        return {};
    auto& unavailable = known->value.unavailable;
    for (const PlayerId& player : inOrderOf(round.advancement)) {
        if (!isAmong(round.details.present, player) && !isAmong(unavailable, player))
            unavailable.push_back(player);
    }
    put(after, StageSlot{stage}, known);
    const StageLineUps lineUps = stageLineUps(after);
    const StageLineUp* lineUp = lineUpNamed(lineUps, stage);
    return lineUp ? lineUp->lineUp : std::vector<PlayerId>();
}

} // namespace

AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps, const Name& stage) {
    AdvancedRound round;
    round.name = stage;
    if (const PlayedStage* played = findStage(std::get<RulesetPlay>(event.play), stage)) {
        round.details = played->details;
        for (const Game& game : played->games) {
            if (game.isVoid)
                continue;
            std::ranges::transform(game.seats, std::back_inserter(round.seated), &Seat::player);
        }
    }
    const StageLineUp* lineUp = lineUpNamed(lineUps, stage);
    if (!lineUp)
        return round;
    round.advancement
        = {lineUp->qualifiers, lineUp->alternates, lineUp->lineUp, tiesFor(lineUps, stage)};
    round.places = lineUp->qualifiers.size();
    round.ifClosed = lineUpOfPresent(event, round, stage);
    return round;
}

std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name) {
    if (!findStageRule(std::get<RulesetPlay>(event.play).ruleset, name))
        return std::nullopt;
    return stageRound(event, stageLineUps(event), name);
}

} // namespace mentat
