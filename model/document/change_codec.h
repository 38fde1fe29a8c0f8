#pragma once

#include "model/changes/change.h"
#include "model/document/bytes/json.h"

namespace mentat {

/// A change as the journal keeps it: operands, edits and people, values as in event documents. Its
/// kind stands beside it in a column of its own.
[[nodiscard]] Json writeChange(const Change& change);
/// The same as text on one line.
[[nodiscard]] QString changeText(const Change& change);
/// Nothing where the text is no change that this program wrote (a damaged row).
[[nodiscard]] std::optional<Change> readChange(ChangeKind kind, const Json& json);

/// The schema version of the values written by writeChange(); raised when they change their shape.
inline constexpr int changeSchemaVersion = 1;

} // namespace mentat
