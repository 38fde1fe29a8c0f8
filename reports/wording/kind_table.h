#pragma once

#include "model/changes/change.h"

namespace mentat {

/// Tables with a row for each kind of change, in the order of ChangeKind: row.kind says which.

template <class Row, size_t N>
[[nodiscard]] constexpr bool hasEveryKind(const Row (&table)[N]) {
    for (size_t i = 0; i < N; ++i) {
        if (static_cast<size_t>(table[i].kind) != i)
            return false;
    }
    return N == idTable(ChangeKind{}).size();
}

template <class Row, size_t N>
[[nodiscard]] constexpr const Row& rowOf(const Row (&table)[N], ChangeKind kind) {
    return table[static_cast<size_t>(kind)];
}

} // namespace mentat
