#include "app/session/formats/by_ruleset/ruleset_session.h"

#include "scoring/formats/by_ruleset/believable_result.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

const HeatsPractice* practiceOf(const RulesetPlay&) {
    static constexpr HeatsPractice practice{
        [](const Event& event) { return tableLimitsOf(event).preferred; }, believableResult};
    return &practice;
}

std::optional<Play> inventedLike(const RulesetPlay& play, QDate firstDay) {
    RulesetPlay next;
    next.ruleset = play.ruleset;
    next.heats = inventedHeats(firstDay, QTime(9, 0));
    return next;
}

} // namespace mentat
