#pragma once

#include <QtGlobal>

namespace mentat::test {

/// The whole number in this environment variable, or the default.
[[nodiscard]] inline int setting(const char* name, int standard) {
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? value : standard;
}

/// Whether to run the long variants of tests: MENTAT_SOAK=1, as tools/soak sets it.
[[nodiscard]] inline bool isSoak() {
    return setting("MENTAT_SOAK", 0) != 0;
}

/// Whether a random test goes on to this try, counted from 1: so many are usual, and where it has not
/// yet seen what it must see, up to twenty times as many. What it must see is looked for and not
/// counted over so many tries: a word more in a generator draws other events.
[[nodiscard]] inline bool goesOn(quint32 next, quint32 usual, bool hasSeenAll) {
    return next <= usual || (!hasSeenAll && next <= 20 * usual);
}

/// How often something random is tried: the usual number, or the other in a soak.
[[nodiscard]] inline int rounds(int usual, int soak) {
    return isSoak() ? soak : usual;
}

} // namespace mentat::test
