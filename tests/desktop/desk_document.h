#pragma once

#include <QByteArray>

namespace mentat::test {

/// An event with the expansion and so many players (at most twelve, p1 to p12), of whom the first
/// ones are in for each of two heats.
[[nodiscard]] QByteArray deskDocument(int players, int in);

} // namespace mentat::test
