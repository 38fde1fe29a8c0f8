#include "model/ruleset/ruleset_play.h"

#include "model/ruleset/results.h"
#include "model/ruleset/ruleset_parts.h"
#include "model/ruleset/ruleset_slots.h"

namespace mentat {
namespace {

/// A placeholder until a document brings a ruleset.
Ruleset blankRuleset() {
    Ruleset ruleset{.name = Name::placeholder()};
    ruleset.sizes = {ListedSize(4)};
    ruleset.order = {WinsKey()};
    return ruleset;
}

} // namespace

void RulesetSeat::forgetNew(const RulesetSeat& earlier) {
    forgetNewFacts(*this, earlier);
}

bool RulesetGame::hasResult(const std::vector<Seat>& seats) const {
    return isComplete(seats);
}

bool RulesetGame::isBye(const std::vector<Seat>& seats) const {
    return seats.size() == 1 && isComplete(seats);
}

RulesetPlay::RulesetPlay() : ruleset(blankRuleset()) {}

std::vector<Name> RulesetPlay::advancedRounds() const {
    std::vector<Name> names;
    for (const StageRule& rule : ruleset.stages)
        names.push_back(rule.name);
    return names;
}

const Stage& RulesetPlay::stage() const {
    static const Stage nothing;
    if (ruleset.stages.empty())
        return nothing;
    const PlayedStage* final = findStage(*this, ruleset.stages.back().name);
    return final ? final->details : nothing;
}

std::optional<Ruleset> valueAt(const Event& event, RulesetSlot) {
    return std::get<RulesetPlay>(event.play).ruleset;
}

void put(Event& event, RulesetSlot, const std::optional<Ruleset>& value) {
    std::get<RulesetPlay>(event.play).ruleset = value ? *value : RulesetPlay().ruleset;
}

} // namespace mentat
