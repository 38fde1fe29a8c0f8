#pragma once

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

/// Lists of games as the window is shown them, a row a seat.

/// 2001 with a final that Ada Byron won; 2002 with a game of one heat that Blaise Pascal won.
[[nodiscard]] QByteArray twoYearsOfGames();
/// The same with a faction that is none, turns that differ, and a player at two tables.
[[nodiscard]] QByteArray faultyYearsOfGames();
/// Only that the turns are above the usual limit, and an alliance has three members.
[[nodiscard]] QByteArray yearsThatNeedSettings();
/// So many years of three games, the last one 2023.
[[nodiscard]] QByteArray manyYearsOfGames(int years);
/// Two years, with headings of somebody else's.
[[nodiscard]] QByteArray foreignYearsOfGames();
/// Names and words that stand in these lists and in no document.
[[nodiscard]] QStringList wordsInGames();
/// What else is shown of the foreign list: its headings, and what stands below them.
[[nodiscard]] QStringList wordsInForeignGames();

} // namespace mentat::test
