#pragma once

#include "model/event.h"
#include "scoring/formats/by_ruleset/values/order_value.h"
#include "scoring/ranking/placement.h"

namespace mentat {

// H11: the places of an event in heats by a ruleset, and what parts each from the next. Stages by
// their position in the ruleset.

/// Without stages: a key of the order, as in the standings.
struct PlacedByOrder {
    size_t key;
    OrderValue upper;
    OrderValue lower;
    friend bool operator==(const PlacedByOrder&, const PlacedByOrder&) = default;
};
/// The stage in which each played last.
struct PlacedByStage {
    size_t upper;
    size_t lower;
    friend bool operator==(const PlacedByStage&, const PlacedByStage&) = default;
};
/// The lower one went on from the stage, and then played in none.
struct PlacedByForfeit {
    size_t stage;
    friend bool operator==(const PlacedByForfeit&, const PlacedByForfeit&) = default;
};
/// The places at the tables of the stage in which both played last.
struct PlacedByStagePlace {
    size_t stage;
    int upper;
    int lower;
    friend bool operator==(const PlacedByStagePlace&, const PlacedByStagePlace&) = default;
};
/// `stage-score`: what the scores there are worth to the best.
struct PlacedByStageScore {
    size_t stage;
    Exact upper;
    Exact lower;
    friend bool operator==(const PlacedByStageScore&, const PlacedByStageScore&) = default;
};
/// From 1; absent: not in the line-up that seeds follow from.
struct PlacedBySeed {
    std::optional<int> upper;
    std::optional<int> lower;
    friend bool operator==(const PlacedBySeed&, const PlacedBySeed&) = default;
};
using PlacedBy = std::variant<PlacedByOrder, PlacedByStage, PlacedByForfeit, PlacedByStagePlace,
                              PlacedByStageScore, PlacedBySeed, ByRoll, NotSeparated, IsLast>;

struct RulesetPlacement {
    Placement placement;
    PlacedBy fromNext = IsLast{};
};

/// The final by place, then, stage by stage backwards, who went out there; without stages the
/// standings. Equal ones in the order of registration. Empty while the final is not finished. The
/// event has no error of H10.
[[nodiscard]] std::vector<RulesetPlacement> explainedPlacements(const Event& event);
[[nodiscard]] std::vector<Placement> rulesetPlacements(const Event& event);

} // namespace mentat
