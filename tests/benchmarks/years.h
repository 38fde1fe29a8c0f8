#pragma once

#include <QByteArray>

#include <vector>

namespace mentat::test {

/// Events of as many years, each with this many players and games (tables of five and six in three
/// heats), all facts known.
[[nodiscard]] std::vector<QByteArray> yearsOfPlay(int years, int players, int games);

} // namespace mentat::test
