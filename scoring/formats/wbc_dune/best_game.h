#pragma once

#include "scoring/end_values.h"
#include "scoring/formats/wbc_dune/field.h"

namespace mentat {

/// The adjudication values as R4.2 takes them: strongholds without the Shield Wall.
[[nodiscard]] EndValues ownValues(const Seat& seat);

/// The values that count for a seat by one reading of R4.3: its own, or the sums of its alliance; a
/// dropout's are always its own.
[[nodiscard]] EndValues valuesOf(const Game& game, const Seat& seat, TieBreakValues reading);

struct BestAppearance {
    const Appearance* appearance = nullptr;
    EndValues values;
};

/// R4.2: of a player's games the one with the most QP, among equals the one with the best values,
/// among those the earliest. games: lowest heat number first, not empty.
[[nodiscard]] BestAppearance bestGame(std::span<const Appearance> games, TieBreakValues reading);

} // namespace mentat
