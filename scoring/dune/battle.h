#pragma once

#include "model/values/numbers.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// What a wheel shows, in half units of strength: 7 is 3.5.
using DialInHalves = BoundedInt<struct DialTag, 0>;

/// What a starred force (Sardaukar, Fedaykin, cyborg) is worth at full strength; one whose
/// advantage a Karama took is worth as much as any other.
enum class StarredWorth { Two, One };

/// Fremen forces count in full without spice.
struct NoSpiceNeeded {
    friend bool operator==(NoSpiceNeeded, NoSpiceNeeded) = default;
};
/// What brings forces to full strength: the spice that was paid, or nothing need be.
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

/// Far above what a battle can bring about, low enough to be held.
inline constexpr size_t greatestNumberOfChoices = 500'000;

/// R12: every legal choice of losses, descending. Their strengths add up to the dial, and each
/// spice paid supports one of them. Absent where there are more than can be told.
[[nodiscard]] std::optional<std::vector<LossChoice>> legalLosses(const BattlePlan& plan);

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
