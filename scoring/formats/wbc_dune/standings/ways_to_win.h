#pragma once

#include "scoring/formats/wbc_dune/games/points.h"

#include <vector>

namespace mentat {

/// R2: what each of so many winners of one game can get, whichever way the game is won. Factions
/// and alliances of a game without a result are no bond: factions can be traded or corrected, and
/// alliances change at every nexus. So one winner may have won solo, by prediction, default or
/// adjudication; two solo at the same time (R2.2) or as allies; more as allies (R10.6). In
/// half-points.
class WaysToWin {
public:
    explicit WaysToWin(const Settings& settings);

    [[nodiscard]] size_t mostWinners() const { return m_mostWinners; }
    /// winners: 1 to mostWinners().
    [[nodiscard]] int most(QpColumn column, size_t winners) const;
    /// The most that any number of winners can get.
    [[nodiscard]] int most(QpColumn column) const;
    /// The rows of R2's table that so many winners can be scored by (R10.5).
    [[nodiscard]] std::vector<QpRow> rowsOf(size_t winners) const;

private:
    size_t m_allianceSize;
    size_t m_mostWinners;
    std::array<std::array<int, 3>, 2> m_most; // by column; one winner, two, more
};

} // namespace mentat
