#pragma once

#include "tests/support/raw/ordered_json.h"

#include <gmpxx.h>

#include <optional>

// Exact numbers of any size (inside of raw_heats.h).
namespace mentat::test::raw::heats {

using Number = mpq_class;

// A number of the document, which has three digits after the point at most.
Number numberFrom(const Json& value);
std::optional<Number> numberAt(const Json& object, const QString& key);
Number wholeNumber(qint64 value);
Number ratio(const Number& one, const Number& other);
// In lowest terms, a whole number without denominator.
QString exactText(const Number& number);
int signOf(const Number& mine, const Number& theirs);

} // namespace mentat::test::raw::heats
