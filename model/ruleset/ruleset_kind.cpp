#include "model/ruleset/ruleset_kind.h"

namespace mentat {

Play rulesetNextYear(const Play& last, const YearShift& shift) {
    const auto& played = std::get<RulesetPlay>(last);
    RulesetPlay next;
    next.ruleset = played.ruleset;
    next.heats = heatsNextYear(played.heats, shift);
    for (const PlayedStage& stage : played.stages) {
        PlayedStage planned{stage.name, {}, {}};
        planNextYear(planned.details, stage.details, shift);
        next.stages.push_back(std::move(planned));
    }
    return next;
}

const CommonFacts& rulesetFacts() {
    static const CommonFacts facts = [] {
        CommonFacts own;
        own.sets = false;
        own.awardDecisions = false;
        own.byes = true;
        own.variants = false;
        own.settings.lastTurnMinutes = Minutes(0);
        own.settingKeys
            = {settingKey<&Settings::graceMinutes>(), settingKey<&Settings::lastTurnMinutes>(),
               settingKey<&Settings::prizeLevel>()};
        return own;
    }();
    return facts;
}

} // namespace mentat
