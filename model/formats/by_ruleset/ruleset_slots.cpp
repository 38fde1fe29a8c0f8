#include "model/formats/by_ruleset/ruleset_slots.h"

namespace mentat {

std::optional<Ruleset> valueAt(const Event& event, RulesetSlot) {
    return std::get<RulesetPlay>(event.play).ruleset;
}

void put(Event& event, RulesetSlot, const std::optional<Ruleset>& value) {
    std::get<RulesetPlay>(event.play).ruleset = value ? *value : RulesetPlay().ruleset;
}

} // namespace mentat
