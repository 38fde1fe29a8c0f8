#pragma once

#include "scoring/end_values.h"
#include "scoring/formats/wbc_dune/games/field.h"

namespace mentat {

/// The values that count for a player in a game by one reading of R4.3: the player's own, or the
/// sums of the alliance; a dropout's are always their own.
[[nodiscard]] EndValues valuesOf(const Appearance& one, TieBreakValues reading);

struct BestAppearance {
    const Appearance* appearance = nullptr;
    EndValues values;
};

/// R4.2: of a player's games the one with the most QP, among equals the one with the best values,
/// among those the earliest. games: lowest heat number first, not empty.
[[nodiscard]] BestAppearance bestGame(std::span<const Appearance> games, TieBreakValues reading);

} // namespace mentat
