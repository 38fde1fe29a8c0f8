#pragma once

#include <QtGlobal>

namespace mentat::test {

/// Whether a random test goes on to this try, counted from 1: so many are usual, and where it has not
/// yet seen what it must see, up to twenty times as many. What it must see is looked for and not
/// counted over so many tries: a word more in a generator draws other events.
[[nodiscard]] inline bool goesOn(quint32 next, quint32 usual, bool hasSeenAll) {
    return next <= usual || (!hasSeenAll && next <= 20 * usual);
}

} // namespace mentat::test
