#include "scoring/ruleset/plan/stages_to_come.h"

#include "scoring/ruleset/plan/event_plan.h"

#include <algorithm>

namespace mentat {
namespace {

/// Assumes that every qualifier can play.
HeldBecause whetherToBeHeld(const StageOfRuleset& stage, const StageCrowd& crowd,
                            std::optional<bool> word) {
    if (word && !stage.isFinal())
        return *word ? HeldBecause::GmHolds : HeldBecause::GmSkips;
    const int wanted = stageNumberWanted(stage, crowd);
    int counted = std::min(crowd.qualified, crowd.people);
    counted = std::min(counted, crowd.atMost.value_or(counted));
    return whetherEnough(stage, stage.rule().skipBy == SkipBy::LineUp ? wanted : counted, wanted);
}

void seatThose(StageToCome& coming, const StageOfRuleset& stage, const StageCrowd& crowd) {
    coming.players = stageNumber(stage, crowd);
    coming.byes = stageByes(stage, coming.players);
    coming.tables = stageSizes(stage, coming.players - coming.byes);
    if (stage.isFinal())
        return;
    coming.goOn = coming.byes;
    for (const int size : coming.tables)
        coming.goOn += std::min(size, stage.rule().advance.value());
}

} // namespace

std::vector<StageToCome> stagesToCome(const Ruleset& ruleset, const ComersToStages& comers) {
    std::vector<StageToCome> stages;
    int qualified = comers.qualified;
    int people = comers.people;
    bool hasHeld = comers.hasHeld;
    for (size_t i = comers.first; i < ruleset.stages.size(); ++i) {
        const StageOfRuleset stage{ruleset, i};
        StageCrowd crowd{qualified, people, std::nullopt, 0};
        if (!hasHeld && stage.rule().atMostHalf && !stage.isFinal())
            crowd.atMost = comers.field / 2;
        if (hasHeld || entersByWins(ruleset)) // none of these is dropped to fit the tables
            crowd.guarded = qualified;
        if (hasHeld && stage.rule().byesTo.value() > 0 && !stage.isFinal())
            crowd.people = std::min(people, qualified);
        const auto word = i < comers.words.size() ? comers.words[i] : std::nullopt;
        const HeldBecause because = whetherToBeHeld(stage, crowd, word);
        StageToCome coming{isHeld(because), because, qualified, 0, 0, {}, 0};
        if (!coming.held) {
            qualified = std::min(qualified, crowd.atMost.value_or(qualified)); // H8
        } else {
            seatThose(coming, stage, crowd);
            hasHeld = true;
            qualified = coming.goOn;
            people = coming.players;
        }
        stages.push_back(std::move(coming));
    }
    return stages;
}

} // namespace mentat
