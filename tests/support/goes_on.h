#pragma once

#include <QtGlobal>

namespace mentat::test {

/// Whether a random test makes this try, counted from 1: the usual number, and up to twenty times
/// as many until it has seen what it must see. It searches instead of counting over a fixed
/// sequence, because one more word in a generator draws other events.
[[nodiscard]] inline bool goesOn(quint32 next, quint32 usual, bool hasSeenAll) {
    return next <= usual || (!hasSeenAll && next <= 20 * usual);
}

} // namespace mentat::test
