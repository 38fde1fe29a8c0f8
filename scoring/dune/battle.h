#pragma once

#include "model/values/numbers.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// What a wheel shows, in half units of strength: 7 is 3.5.
using DialInHalves = BoundedInt<struct DialTag, 0>;

/// Strength of a starred force (Sardaukar, Fedaykin, cyborg) at full strength; if a Karama canceled
/// its advantage, it counts like any other force.
enum class StarredWorth { Two, One };

/// Fremen forces count in full without spice.
struct NoSpiceNeeded {
    friend bool operator==(NoSpiceNeeded, NoSpiceNeeded) = default;
};
/// What brings forces to full strength: spice paid, or nothing for forces that need none.
using Support = std::variant<Count, NoSpiceNeeded>;

/// The winner's side of a battle in advanced combat, and what was dialed (R12).
struct BattlePlan {
    Count forces; // without the starred ones
    Count starred;
    DialInHalves dial;
    Support support;
    StarredWorth worth = StarredWorth::Two;
};

/// Forces lost, at full and at half strength.
struct LossChoice {
    int starredFull = 0;
    int starredHalf = 0;
    int forcesFull = 0;
    int forcesHalf = 0;
    friend auto operator<=>(const LossChoice&, const LossChoice&) = default;
};

/// Far more than any battle can reach, few enough to keep in memory.
inline constexpr size_t greatestNumberOfChoices = 500'000;

/// R12: every legal choice of losses, descending. Their strengths add up to the dial, and each
/// spice paid supports one of them. Absent where there are too many to list.
[[nodiscard]] std::optional<std::vector<LossChoice>> legalLosses(const BattlePlan& plan);

/// Why a battle has no legal choice of losses (R12).
struct NoLosses {
    enum class Why {
        TooMuchSpice, // more spice than forces
        Half,         // forces that all count in full cannot make a half
        TooStrong,    // above the greatest strength of the forces
        TooWeak,      // below the least strength of that many supported forces
        NotMadeUp,    // within the bounds, but no choice adds up to it
    };
    Why why;
    /// In half units: the greatest for TooStrong, the least for TooWeak; otherwise 0.
    qint64 limit = 0;
    friend bool operator==(const NoLosses&, const NoLosses&) = default;
};

/// For a plan without legalLosses().
[[nodiscard]] NoLosses whyNoLosses(const BattlePlan& plan);

} // namespace mentat
