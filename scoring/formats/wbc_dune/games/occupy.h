#pragma once

#include "model/values/numbers.h"

namespace mentat {

/// Which passage of the Ecaz & Moritani booklet is followed: they round in opposite ways.
enum class OccupyPassage {
    Rule,    // Faction rules, Ecaz, Occupy: support rounded up, survivors rounded down
    Example, // Questions and answers, Ecaz, the first: of 5 forces 2 support and 3 stay
};

/// The forces of Ecaz beside its ally, in a battle of both with another faction.
struct OccupySupport {
    int added;   // to the number that the ally dialed, without spice
    int staying; // if their side wins
    int lost;    // if their side wins
    friend bool operator==(const OccupySupport&, const OccupySupport&) = default;
};

/// The ally's forces are the ones dialed, and lost as R12 says by what was dialed of them; the
/// support changes nothing there.
[[nodiscard]] OccupySupport occupySupport(Count ecazForces, OccupyPassage passage);

} // namespace mentat
