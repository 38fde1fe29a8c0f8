#pragma once

#include "model/values/numbers.h"

#include <QString>

namespace mentat {

/// Numbers as they are typed: digits of any locale but the plain one, signs, blanks and exponents
/// are no part of them.

/// "45"; absent where it is anything else, or more than a Count holds.
[[nodiscard]] std::optional<Count> wholeNumber(const QString& text);
/// How many halves: 7 for "3.5"; absent where it is no whole number of them, or too large a one.
[[nodiscard]] std::optional<Count> numberOfHalves(const QString& text);

} // namespace mentat
