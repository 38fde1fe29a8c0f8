#pragma once

#include "scoring/ruleset/stage_round.h"

#include <optional>
#include <vector>

namespace mentat {

/// H8, H9: a stage for which only the number of players is known.
struct StageToCome {
    bool held = false;
    HeldBecause because = HeldBecause::TooFew;
    int qualified = 0;         // by H6 or H7, before filling
    int players = 0;           // 0 if it is not held
    int byes = 0;              // byes among the players
    std::vector<int> tables{}; // of the others
    int goOn = 0;              // including byes; 0 for the final
    friend bool operator==(const StageToCome&, const StageToCome&) = default;
};

/// What the numbers follow from.
struct ComersToStages {
    size_t first = 0;     // the stage they enter
    int qualified = 0;    // by H6 or H7
    int people = 0;       // who could play in it
    int field = 0;        // H3, for `atMostHalf`
    bool hasHeld = false; // an earlier stage
    /// H8: the GM's decision for each stage of the ruleset; empty: none for any.
    std::vector<std::optional<bool>> words{};
};

/// From the first stage to the final, assuming that everyone can play and each table advances as
/// many as its rule says.
[[nodiscard]] std::vector<StageToCome> stagesToCome(const Ruleset& ruleset,
                                                    const ComersToStages& comers);

} // namespace mentat
