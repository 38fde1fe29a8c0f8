#pragma once

#include "reports/wording/language/phrase.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mentat {

// Checks the tables of words against the model's kinds: a kind without words does not compile, nor
// does a sentence with a place for an operand that its kind lacks.

template <class Row, size_t N>
[[nodiscard]] consteval bool isRowOfEachKind(const Row (&table)[N], size_t kinds) {
    for (size_t i = 0; i < N; ++i) {
        if (static_cast<size_t>(table[i].kind) != i)
            return false;
    }
    return N == kinds;
}

/// The number of the last place of a phrase: 3 of "%1: %3".
[[nodiscard]] consteval size_t lastPlace(Phrase phrase) {
    size_t last = 0;
    const std::string_view text(phrase.english());
    for (size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
            last = std::max(last, static_cast<size_t>(text[i + 1] - '0'));
    }
    return last;
}

template <class Row, size_t N>
[[nodiscard]] consteval bool nameOnlyOperands(const Row (&table)[N]) {
    for (const Row& row : table) {
        if (lastPlace(row.sentence) > operandsOf(row.kind).most())
            return false;
    }
    return true;
}

} // namespace mentat
