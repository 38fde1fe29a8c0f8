#pragma once

#include "app/session/formats/wbc_dune/sheet/sheet_reading.h"
#include "model/result.h"

namespace mentat {

// What is done to a sheet beside typing into its fields.

/// Turned on, or off again.
enum class RowMark { DropsOut, Excused, JoinedLate, ShieldWallAlone, TechTokens };

/// The row with the mark turned; absent where that says nothing: only a dropout is excused, tech
/// tokens are of the expansion.
[[nodiscard]] std::optional<SheetRow> turned(SheetRow row, RowMark mark, bool hasExpansion);

/// Somebody else sat in this row; two of the same table change places. Absent where there is no
/// such row.
[[nodiscard]] std::optional<SheetText> seatedIn(SheetText text, int row, const PlayerId& player);
/// One who played there too takes the next seat.
[[nodiscard]] SheetText seatedBesides(SheetText text, const PlayerId& player);
/// Absent where there is no such row.
[[nodiscard]] std::optional<SheetText> withoutRow(SheetText text, std::optional<int> row);

/// The game with the answer to a question about it, as it would be typed into its sheet; the last
/// value that a verdict waited for names who won.
[[nodiscard]] tl::expected<Game, SheetFault> answered(const Event& event, const GameAddress& place,
                                                      const Game& game,
                                                      const GameQuestion& question,
                                                      const QString& typed);

} // namespace mentat
