#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/wording.h"

namespace mentat {

/// R7.5, H11: a kind of rules' words for players who share a place.
struct PlacementWords {
    /// Says that all of %1 share it.
    Phrase tied = nullptr;
};

template <>
[[nodiscard]] const KindTable<PlacementWords>& kindTable<PlacementWords>();

/// What separates places[row] from the next (StandingWords::placeReason); with names, a tie names
/// all who share the place, its player first. Empty for the last place.
[[nodiscard]] QString placementText(const Wording& wording, const Event& event,
                                    const std::vector<Placement>& places, size_t row,
                                    const NameOf& nameOf);

} // namespace mentat
