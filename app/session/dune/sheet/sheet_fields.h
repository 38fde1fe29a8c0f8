#pragma once

#include "app/session/dune/sheet/sheet_state.h"

namespace mentat {

// The fields of a sheet, and the way that typing takes through them.

/// The text that a field holds; how a game was won is none.
[[nodiscard]] QString& textIn(SheetText& text, const SheetField& field);
/// The text with this typed into the field; how a game was won by the letter of the victory.
[[nodiscard]] SheetText typedInto(SheetText text, const SheetField& field, const QString& typed);
/// A time as it was understood, "17:12" for "1712"; absent where there is nothing to be changed.
[[nodiscard]] std::optional<SheetText> tidied(const SheetState& state, const SheetField& field);
[[nodiscard]] bool isEmptyIn(const SheetText& text, const SheetField& field);

/// Whether it stands below its row, where only some rows have it.
[[nodiscard]] bool isBelowRow(FieldKind kind);

/// The fields in the order of the paper, as far as they are asked for. allValues: also the losers'
/// at the end of play.
[[nodiscard]] std::vector<SheetField> fieldsInOrder(const SheetState& state, bool allValues);
/// The next field that Enter leads to: what is known already is passed over in a row's faction, and
/// the dice of sides that are behind. Absent at the end of the sheet.
[[nodiscard]] std::optional<SheetField> fieldAfter(const SheetState& state, bool allValues,
                                                   const SheetField& field);
/// Absent at the beginning of the sheet.
[[nodiscard]] std::optional<SheetField> fieldBefore(const SheetState& state, bool allValues,
                                                    const SheetField& field);
/// The field behind what was typed last: what was passed over before it may well stay empty.
[[nodiscard]] SheetField firstOpenField(const SheetState& state, bool allValues);

} // namespace mentat
