#pragma once

#include "model/document/bytes/csv.h"

#include <QStringList>

#include <set>

namespace mentat {

// A table whose columns nobody could find by their names: what is known of it before somebody says
// by hand which is which.

/// The row that most likely names the columns, from 0: the first that is filled about as far as the
/// fullest one; titles above it fill less. A table has at least one row.
[[nodiscard]] size_t likelyHeader(const std::vector<CsvRow>& rows);

/// How many of its fields have something in them.
[[nodiscard]] qsizetype filledIn(const CsvRow& row);

/// A heading as other people's are found by: headingWord() without what a form says beside it,
/// "State (2 letters) *", "E-mail:".
[[nodiscard]] QString plainHeading(const QString& heading);
/// The headings that have no column of ours, as they are read aloud; blank ones aside.
[[nodiscard]] QStringList headingsBeside(const CsvRow& header, const std::set<size_t>& taken);

/// What a header is known by again, next year or in the next list: its headings, wherever letter
/// case and blanks differ.
[[nodiscard]] QString headerKey(const CsvRow& header);

} // namespace mentat
