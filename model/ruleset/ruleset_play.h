#pragma once

#include "model/rounds/heats_play.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

/// What an event in heats by a ruleset adds to an event.
struct RulesetPlay : HeatsPlay {
    Ruleset ruleset;

    [[nodiscard]] std::vector<Name> advancedRounds() const;
    /// The final's, with nothing in it where nothing is recorded of it.
    [[nodiscard]] const Stage& stage() const;
    [[nodiscard]] static HeatsParts parts() {
        return {RulesetSeat(), RulesetGame(), RulesetDraw()};
    }
    RulesetPlay();
    friend bool operator==(const RulesetPlay&, const RulesetPlay&) = default;
};

/// The part of a seat that is of this kind: in an event of it all have it.
[[nodiscard]] inline const RulesetSeat& byRuleset(const Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}
[[nodiscard]] inline RulesetSeat& byRuleset(Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}

} // namespace mentat
