#pragma once

#include <QString>

namespace mentat {

// Names as lists write them, in the order in which people are spoken to.

/// "Johnson, Brad" is Brad Johnson, "Johnson, Brad, Jr." Brad Johnson, Jr.; "Bill Smith, Jr." and
/// what has no comma, or others, stays.
[[nodiscard]] QString givenNameFirst(const QString& text);
/// The same of a list that puts no comma between: "Johnson Brad" is Brad Johnson. The first word is
/// taken for the family name.
[[nodiscard]] QString givenNameFirstOf(const QString& familyFirst);

} // namespace mentat
