#pragma once

#include "model/dune/game.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/dune/games/field.h"
#include "scoring/ranking/ranking.h"

namespace mentat {

/// A seat's values for R4.2: strongholds without the Shield Wall.
[[nodiscard]] EndValues ownValues(const Seat& seat);

/// The values that count for a player in a game by one reading of R4.3: the player's own, or the
/// alliance's sums; for a dropout always their own.
[[nodiscard]] EndValues valuesOf(const Appearance& one, TieBreakValues reading);

struct BestAppearance {
    const Appearance* appearance = nullptr;
    EndValues values;
};

/// R4.2: the player's game with the most QP, then the best values, then the earliest. games: lowest
/// heat number first, not empty.
[[nodiscard]] BestAppearance bestGame(std::span<const Appearance> games, TieBreakValues reading);

/// R4.1, R4.2: the keys of the standings, as positions in a row's values: the sum of QP, the QP of
/// each game, best first, and the four values of the best game.
enum DuneKey : size_t { SumKey, GamesKey, FirstValueKey };

/// R7.5: the keys of the final's places: the kind, the turn in which the player left, the four
/// values, with the Shield Wall among the strongholds where it counts (R3.4).
enum DunePlaceKey : size_t { KindKey, LeftInTurnKey, FirstFinalValueKey };

// The four values of R3.2 as keys of an order. An unknown value is absent and counts 0.

/// Appends the values in the order of R3.2.
void addValues(std::vector<OrderValue>& values, const EndValues& added);
/// Appends the keys of the four values.
void addValueKeys(RankingOrder& order);
/// first: the position of the first of the four values.
[[nodiscard]] EndValues endValuesIn(const std::vector<OrderValue>& values, size_t first);
/// The amount in a single value.
[[nodiscard]] Amount amountIn(const OrderValue& value);

} // namespace mentat
