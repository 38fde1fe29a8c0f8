#include "app/session/formats/by_ruleset/ruleset_session.h"

#include "app/session/formats/by_ruleset/stage_acts.h"
#include "app/session/rounds/round_acts.h"
#include "scoring/formats/by_ruleset/believable_result.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {
namespace {

Result<Change> seatStage(const Event& event, const Name& stage, qint64 seed) {
    return drawStage(event, {stage, seed}).map([&](const StageDraw& draw) {
        return setTables(event, stage, seed, draw.games);
    });
}

} // namespace

const HeatsPractice* practiceOf(const RulesetPlay&) {
    static constexpr HeatsPractice practice{
        [](const Event& event) { return tableLimitsOf(event).preferred; }, believableResult,
        seatStage};
    return &practice;
}

std::optional<Play> inventedLike(const RulesetPlay& play, QDate firstDay) {
    RulesetPlay next;
    next.ruleset = play.ruleset;
    next.heats = inventedHeats(firstDay, QTime(9, 0));
    return next;
}

} // namespace mentat
