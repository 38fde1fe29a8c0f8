#pragma once

#include "scoring/tools/battle.h"

namespace mentat {

/// Why a battle has no legal choice of losses (R12).
struct NoLosses {
    enum class Why {
        TooMuchSpice, // more than one for each force
        Half,         // forces that count in full alone make up no half
        TooStrong,    // above the most that they come to
        TooWeak,      // below the least that as many supported forces come to
        NotMadeUp,    // between the two, but nothing adds up to it
    };
    Why why;
    /// In halves: the most of TooStrong, the least of TooWeak; else 0.
    qint64 limit = 0;
    friend bool operator==(const NoLosses&, const NoLosses&) = default;
};

/// Of a plan for which legalLosses() has none.
[[nodiscard]] NoLosses whyNoLosses(const BattlePlan& plan);

} // namespace mentat
