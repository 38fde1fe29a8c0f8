#pragma once

#include "model/dune/game.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/dune/games/field.h"
#include "scoring/ranking/ranking.h"

namespace mentat {

/// The adjudication values as R4.2 takes them: strongholds without the Shield Wall.
[[nodiscard]] EndValues ownValues(const Seat& seat);

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

/// R4.1, R4.2: what the standings go by, as positions among the values of a row: the sum of QP, the
/// QP of each game, best first, and the four values of the best game.
enum DuneKey : size_t { SumKey, GamesKey, FirstValueKey };

/// R7.5: what the final's places go by: the kind, the turn in which somebody left, the four values,
/// the Shield Wall among the strongholds where it counts (R3.4).
enum DunePlaceKey : size_t { KindKey, LeftInTurnKey, FirstFinalValueKey };

// The four values of R3.2 as keys of an order. An unknown one has no value and counts 0.

/// Appends them in the order of R3.2.
void addValues(std::vector<OrderValue>& values, const EndValues& added);
/// Appends their keys.
void addValueKeys(RankingOrder& order);
/// first: the position of the first of the four.
[[nodiscard]] EndValues endValuesIn(const std::vector<OrderValue>& values, size_t first);
/// What one key of them says.
[[nodiscard]] Amount amountIn(const OrderValue& value);

} // namespace mentat
