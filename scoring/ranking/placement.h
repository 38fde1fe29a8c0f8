#pragma once

#include "model/values/bounded_int.h"
#include "model/values/fraction.h"
#include "scoring/tiebreak.h"

#include <vector>

namespace mentat {

/// R7.5: the rule that puts a finalist among others of the same kind, best kind first.
enum class PlacedAs { Winner, Predictor, Predicted, PredictedsAlly, Other, Dropout };

/// A finalist's place.
struct Placement {
    Place place;
    PlayerId player;
    bool tied = false; // shares the place until a roll
    Fraction laurels{0, 1};
    bool plaque = false; // R7.6
    PlacedAs as = PlacedAs::Other;
    EndValues values{}; // own; the Shield Wall among the strongholds where it counts (R3.4)
    Tiebreak fromNext = IsLast{};
    friend bool operator==(const Placement&, const Placement&) = default;
};

} // namespace mentat
