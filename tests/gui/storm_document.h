#pragma once

#include <QByteArray>

namespace mentat::test {

/// A session of scoring play with Heather, Earl, Mark and Derrick, as in the rulebook; nothing is
/// played yet.
[[nodiscard]] QByteArray stormSession();
/// The year before: Heather's House Demios.
[[nodiscard]] QByteArray stormOfLastYear();
/// Eight players with houses, some of them against the rules, and five games, one void, one to be
/// looked at.
[[nodiscard]] QByteArray playedStorm();

} // namespace mentat::test
