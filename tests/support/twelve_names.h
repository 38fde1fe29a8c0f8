#pragma once

#include <QByteArrayList>

namespace mentat::test {

/// The people of most test events, in the order of ids p1 to p12.
[[nodiscard]] inline const QByteArrayList& twelveNames() {
    static const QByteArrayList all{"Ada Byron",       "Blaise Pascal",   "Carl Gauss",
                                    "Dorothy Vaughan", "Emmy Noether",    "Florence Allen",
                                    "Grace Hopper",    "Henri Cartan",    "Ida Rhodes",
                                    "Jean Bartik",     "Karen Uhlenbeck", "Leonhard Euler"};
    return all;
}

} // namespace mentat::test
