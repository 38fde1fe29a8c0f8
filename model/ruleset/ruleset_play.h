#pragma once

#include "model/rounds/heats_play.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

/// What an event in heats by a ruleset adds to an event.
struct RulesetPlay : HeatsPlay {
    Ruleset ruleset;

    [[nodiscard]] std::vector<Name> advancedRounds() const;
    /// The final, empty if nothing is recorded.
    [[nodiscard]] const Stage& stage() const;
    [[nodiscard]] static HeatsParts parts() {
        return {RulesetSeat(), RulesetGame(), RulesetDraw()};
    }
    RulesetPlay();
    friend bool operator==(const RulesetPlay&, const RulesetPlay&) = default;
};

/// The ruleset's part of a seat: always present in an event by a ruleset.
[[nodiscard]] inline const RulesetSeat& byRuleset(const Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}
[[nodiscard]] inline RulesetSeat& byRuleset(Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}

} // namespace mentat
