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

/// How often to try something random: the usual number, or the other in a soak.
[[nodiscard]] inline int rounds(int usual, int soak) {
    return isSoak() ? soak : usual;
}

/// Whether a random test makes this try, counted from 1: the usual number, and up to twenty times
/// as many until it has seen what it must see. It searches instead of counting over a fixed
/// sequence, because one more word in a generator draws other events.
[[nodiscard]] inline bool goesOn(quint32 next, quint32 usual, bool hasSeenAll) {
    return next <= usual || (!hasSeenAll && next <= 20 * usual);
}

} // namespace mentat::test
