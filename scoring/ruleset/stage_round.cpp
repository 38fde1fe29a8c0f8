#include "scoring/ruleset/stage_round.h"

#include "model/rounds/heat_slots.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {
namespace {

/// The same or the next smaller number above 0 that can be seated; where there is none, the same.
int loweredToSeated(const StageOfRuleset& stage, int number) {
    for (int lower = number; lower > 0; --lower) {
        if (canBeGrouped(Count(lower), stage.sizes()))
            return lower;
    }
    return number;
}

int largestOf(const ListedSizes& sizes) {
    int largest = 0;
    for (const auto& size : sizes)
        largest = std::max(largest, size.value());
    return largest;
}

} // namespace

std::optional<int> entrantsFrom(const Entrants& entrants, int field) {
    if (const auto* fixed = std::get_if<EntrantsNumber>(&entrants))
        return fixed->number.value();
    const auto* byField = std::get_if<EntrantsByField>(&entrants);
    if (!byField)
        return std::nullopt;
    int number = 0;
    for (const EntrantsFrom& pair : *byField) {
        if (pair.field.value() <= field)
            number = pair.number.value();
    }
    return number;
}

bool areEnough(const StageOfRuleset& stage, const StageCrowd& crowd) {
    if (stage.isFinal())
        return true;
    const int qualified = std::min(crowd.qualified, crowd.people);
    return std::min(qualified, crowd.atMost.value_or(qualified)) >= stage.rule().skipBelow.value();
}

int stageNumber(const StageOfRuleset& stage, const StageCrowd& crowd) {
    const StageRule& rule = stage.rule();
    int number = std::min(std::max(crowd.qualified, rule.fillTo.value()), crowd.people);
    if (rule.fillTables) {
        const int size = stage.sizes().front().value();
        number = std::min((number + size - 1) / size * size, crowd.people);
    }
    if (stage.isFinal())
        number = std::min(number, largestOf(stage.sizes()));
    else if (crowd.atMost)
        number = std::min(number, *crowd.atMost);
    return loweredToSeated(stage, number);
}

std::vector<int> stageSizes(const StageOfRuleset& stage, int players) {
    if (players == 0)
        return {};
    if (stage.isFinal())
        return {players};
    return tableGroups(Count(players), stage.sizes()).value_or(std::vector{players});
}

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
