#pragma once

#include "model/formats/by_ruleset/ruleset.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// All about an advanced round but its games.
struct StageDetails : Stage {
    std::optional<QString> location;
    std::optional<qint64> seed; // H9: of `rows` and `random`
    friend bool operator==(const StageDetails&, const StageDetails&) = default;
};

/// An advanced round of which something is recorded; its rule is the one of its name.
struct PlayedStage {
    Name name;
    StageDetails details;
    std::vector<Game> games;
    friend bool operator==(const PlayedStage&, const PlayedStage&) = default;
};

/// What an event in heats by a ruleset adds to an event.
struct RulesetPlay : HeatsPlay {
    Ruleset ruleset;
    std::vector<PlayedStage> stages; // in the ruleset's order

    /// The final's, with nothing in it where nothing is recorded of it.
    [[nodiscard]] const Stage& stage() const;
    [[nodiscard]] static HeatsParts parts() {
        return {RulesetSeat(), RulesetGame(), RulesetDraw()};
    }
    RulesetPlay();
    friend bool operator==(const RulesetPlay&, const RulesetPlay&) = default;
};

/// nullptr where nothing is recorded of it.
[[nodiscard]] const PlayedStage* findStage(const RulesetPlay& play, const Name& name);

/// The part of a seat that is of this format: in an event of it all have it.
[[nodiscard]] inline const RulesetSeat& byRuleset(const Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}
[[nodiscard]] inline RulesetSeat& byRuleset(Seat& seat) {
    return std::get<RulesetSeat>(seat.part);
}

} // namespace mentat
