#pragma once

#include "scoring/ruleset/stage_round.h"

#include <optional>
#include <vector>

namespace mentat {

/// H8, H9: a stage of which it is not known who comes, only how many.
struct StageToCome {
    bool held = false;
    HeldBecause because = HeldBecause::TooFew;
    int qualified = 0;         // by H6 or H7, before filling
    int players = 0;           // 0 where it is not held
    int byes = 0;              // so many of these
    std::vector<int> tables{}; // of the others
    int goOn = 0;              // those with byes among them; of the final nobody
    friend bool operator==(const StageToCome&, const StageToCome&) = default;
};

/// What they follow from.
struct ComersToStages {
    size_t first = 0;     // the stage that they come to
    int qualified = 0;    // by H6 or H7
    int people = 0;       // who could play it
    int field = 0;        // H3, for `atMostHalf`
    bool hasHeld = false; // a stage before it
    /// H8: the GM's word for each stage of the ruleset; empty: there is none for any.
    std::vector<std::optional<bool>> words{};
};

/// From the first one to the final, as if everybody can play and each table has so many who go on
/// as its rule says.
[[nodiscard]] std::vector<StageToCome> stagesToCome(const Ruleset& ruleset,
                                                    const ComersToStages& comers);

} // namespace mentat
