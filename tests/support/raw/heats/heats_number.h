#pragma once

#include "tests/support/raw/ordered_json.h"

#include <gmpxx.h>

#include <optional>

// Exact numbers of any size (internals of raw_heats.h).
namespace mentat::test::raw::heats {

using Number = mpq_class;

// A number of the document, with at most three decimals.
Number numberFrom(const Json& value);
std::optional<Number> numberAt(const Json& object, const QString& key);
Number wholeNumber(qint64 value);
Number ratio(const Number& one, const Number& other);
// In lowest terms; an integer has no denominator.
QString exactText(const Number& number);
int signOf(const Number& mine, const Number& theirs);

} // namespace mentat::test::raw::heats
