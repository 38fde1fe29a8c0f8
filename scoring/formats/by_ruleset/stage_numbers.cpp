#include "scoring/formats/by_ruleset/stage_numbers.h"

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

} // namespace mentat
