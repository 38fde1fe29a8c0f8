#pragma once

#include "model/changes/change.h"
#include "model/document/bytes/json.h"

namespace mentat {

/// A change in the journal's JSON: operands, edits, and people, with values as in event documents.
/// Its kind has a column of its own.
[[nodiscard]] Json writeChange(const Change& change);
/// The same as text on one line.
[[nodiscard]] QString changeText(const Change& change);
/// nullopt if Mentat did not write the text as a change (a damaged row).
[[nodiscard]] std::optional<Change> readChange(ChangeKind kind, const Json& json);

/// The schema version of the values written by writeChange(); increase it when their structure
/// changes.
inline constexpr int changeSchemaVersion = 1;

} // namespace mentat
