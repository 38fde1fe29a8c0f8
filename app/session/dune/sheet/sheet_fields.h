#pragma once

#include "app/session/dune/sheet/sheet_state.h"

namespace mentat {

// The fields of a sheet, and the order of typing.

/// The text in a field; none for the kind of victory.
[[nodiscard]] QString& textIn(SheetText& text, const SheetField& field);
/// The text with this typed into the field; the kind of victory by its letter.
[[nodiscard]] SheetText typedInto(SheetText text, const SheetField& field, const QString& typed);
/// A time in normal form, "17:12" for "1712"; absent if unchanged.
[[nodiscard]] std::optional<SheetText> tidied(const SheetState& state, const SheetField& field);
[[nodiscard]] bool isEmptyIn(const SheetText& text, const SheetField& field);

/// Whether it is below its row, because only some rows have it.
[[nodiscard]] bool isBelowRow(FieldKind kind);

/// The required fields in the order of the paper. allValues: including the losers' at the end of
/// play.
[[nodiscard]] std::vector<SheetField> fieldsInOrder(const SheetState& state, bool allValues);
/// The next field on Enter: skips known factions in a row, and the dice of sides that are behind.
/// Absent at the end of the sheet.
[[nodiscard]] std::optional<SheetField> fieldAfter(const SheetState& state, bool allValues,
                                                   const SheetField& field);
/// Absent at the beginning of the sheet.
[[nodiscard]] std::optional<SheetField> fieldBefore(const SheetState& state, bool allValues,
                                                    const SheetField& field);
/// The field after the last one typed: fields skipped before it may stay empty.
[[nodiscard]] SheetField firstOpenField(const SheetState& state, bool allValues);

} // namespace mentat
