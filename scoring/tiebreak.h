#pragma once

#include "model/tie_roll.h"
#include "model/values/points.h"
#include "scoring/end_values.h"

#include <variant>

namespace mentat {

/// Why one player stands before the next: what was compared, and both values of it.

/// R4.1: the sum of QP.
struct ByPoints {
    QualificationPoints upper;
    QualificationPoints lower;
    friend bool operator==(const ByPoints&, const ByPoints&) = default;
};
/// R4.2: game by game, each player's best first; a missing game counts 0.
struct ByGame {
    size_t game; // 0 is the best
    QualificationPoints upper;
    QualificationPoints lower;
    friend bool operator==(const ByGame&, const ByGame&) = default;
};
/// R4.2: a value of the best game; R7.5: of the final.
struct ByValue {
    EndValue value;
    Amount upper;
    Amount lower;
    friend bool operator==(const ByValue&, const ByValue&) = default;
};
/// R4.4.
struct ByRoll {
    Roll upper;
    Roll lower;
    friend bool operator==(const ByRoll&, const ByRoll&) = default;
};
/// R7.5: of two who left the final, the turns in which they did; an unknown one is the lowest.
struct ByDropoutTurn {
    std::optional<Count> upper;
    std::optional<Count> lower;
    friend bool operator==(const ByDropoutTurn&, const ByDropoutTurn&) = default;
};
/// R7.5: what puts the one before the other is of another kind: a winner, somebody who left.
struct ByKind {
    friend bool operator==(const ByKind&, const ByKind&) = default;
};
/// R4.5: nothing yet; they share the place.
struct NotSeparated {
    friend bool operator==(const NotSeparated&, const NotSeparated&) = default;
};
/// Nobody follows.
struct IsLast {
    friend bool operator==(const IsLast&, const IsLast&) = default;
};

using Tiebreak
    = std::variant<ByPoints, ByGame, ByValue, ByRoll, ByDropoutTurn, ByKind, NotSeparated, IsLast>;

/// A rule's word on two players.
struct Difference {
    bool firstIsUpper;
    Tiebreak tiebreak;
};

/// By the values in the order of R3.2, unknown ones counted as 0; absent where they are equal.
[[nodiscard]] std::optional<Difference> differenceOf(const EndValues& a, const EndValues& b);

[[nodiscard]] inline bool isTie(const Tiebreak& tiebreak) {
    return std::holds_alternative<NotSeparated>(tiebreak);
}

} // namespace mentat
