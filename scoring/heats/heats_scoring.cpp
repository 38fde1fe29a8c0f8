#include "scoring/heats/heats_scoring.h"

#include "scoring/ranking/tie_rolls.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

namespace mentat {

std::vector<HeatSplit> heatSplits(const TableSplits& splits) {
    const auto splitOf = [](const TableSplit& split) {
        return HeatSplit{split.sizes.descending(), split.out.value(), split.kind};
    };
    std::vector<HeatSplit> all{splitOf(splits.standard)};
    for (const TableSplit& split : splits.alternatives)
        all.push_back(splitOf(split));
    return all;
}

std::vector<HeatSplit> heatSplits(const TableGroups& groups) {
    std::vector<HeatSplit> all;
    if (groups.others.empty())
        all.push_back({groups.groups});
    for (const OtherGroups& other : groups.others) {
        all.push_back(
            {other.groups, other.out, other.out > 0 ? SplitKind::Out : SplitKind::Missing});
    }
    return all;
}

HeatsBefore nothingBefore(const Event&, HeatNumber, const std::vector<PlayerId>&) {
    return {};
}

const HeatsScoring& heatsScoringOf(const Event& event) {
    return *kindOf<ScoringKind>(event).heats;
}

std::optional<AdvancedRound> onlyRound(const Event& event, const Name& name) {
    if (name != finalName())
        return std::nullopt;
    return finalRound(event, kindOf<ScoringKind>(event).advancement(event));
}

std::optional<Name> firstOpenRound(const Event& event) {
    const auto names = advancedRounds(event);
    if (names.empty())
        return std::nullopt;
    const auto isOpen = [&](const Name& name) {
        const auto* games = gamesOf(*heatsPlay(event), name);
        return !games || !isAllRecorded(*games);
    };
    const auto found = std::ranges::find_if(names, isOpen);
    return found == names.end() ? names.back() : *found;
}

TableLimits tableLimitsOf(const Event& event, const RoundId& round) {
    return heatsScoringOf(event).limits(event, round);
}

TableLimits tableLimitsOf(const Event& event) {
    return tableLimitsOf(event, HeatNumber(1));
}

std::vector<size_t> rollsWithoutTie(const Event& event) {
    if (event.tieRolls.empty())
        return {};
    Event beforeRolls = event;
    beforeRolls.tieRolls.clear();
    std::vector<std::vector<PlayerId>> ties;
    for (const OpenTie& tie : kindOf<ScoringKind>(event).advancement(beforeRolls).ties)
        ties.push_back(tie.players);
    return rollsWithoutTie(event.tieRolls, ties);
}

} // namespace mentat
