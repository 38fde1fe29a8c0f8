#pragma once

#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/outlook.h"

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
    [[nodiscard]] std::vector<WinRow> rowsOf(size_t winners) const;

private:
    size_t m_allianceSize;
    size_t m_mostWinners;
    std::array<std::array<int, 3>, 2> m_most; // by column; one winner, two, more
};

/// Bounds on what is still possible, for any number of players: what they exclude cannot happen;
/// what they leave may be impossible all the same. Keeps references only.
class ReachBound {
public:
    ReachBound(const Outlook& outlook, const WaysToWin& ways);

    /// The most half-points that a player can end with.
    [[nodiscard]] int most(size_t player) const;
    /// Whether the player can still be in a game.
    [[nodiscard]] bool canPlay(size_t player) const { return !m_chances[player].empty(); }

    /// At most so many others can end with as many QP as the player, who wins nothing more beyond
    /// what is supposed of them. n log n in their number. The least of three bounds, each of which
    /// leaves something out:
    ///
    /// - Who alone could not get there does not.
    /// - Whoever cannot do without a win at one certain place (a begun game, or the free seats of a
    ///   heat) and there needs r or more: of all of them at this place, no more get there than can
    ///   win there together with r or more each (mostWinnersOf). Each is counted at one such place
    ///   only, so these numbers can be added to that of those who need no certain place.
    /// - Each needs at least so many wins, and all places together have only so many to give: the
    ///   ones who need fewest come first.
    [[nodiscard]] size_t mostDrawingLevel(size_t player) const;

private:
    /// Where wins are to be had: a begun game, or all that free players of a heat can sit at.
    struct WinPlace {
        bool isFree = false;
        size_t seats = 0; // of a begun game: who can win there at most
        size_t fullTables = 0;
        size_t tables = 0; // 0 of a begun game: it is won by whoever is supposed to win
        // At the table where somebody is supposed to win: so many along with them, so much each.
        size_t alongside = 0;
        int share = 0;
    };
    /// What a player can get in one heat.
    struct Chance {
        size_t place;
        int most;
        bool byWord; // R2.6: without a win
    };
    /// A rival who can get there, but only with wins.
    struct Needy {
        size_t wins;                 // at least so many
        std::optional<size_t> place; // where one of them must be
        int residual = 0;            // what it must bring
    };

    void addHeat(const HeatToCome& heat);
    void addBegun(const BegunGame& game, const HeatToCome& heat);
    void addFree(const HeatToCome& heat);
    static void supposeOwnTable(WinPlace& place, const HeatToCome& heat);
    void addChance(size_t player, const HeatToCome& heat, int most, bool byWord);
    [[nodiscard]] int mostAt(const WinPlace& place) const;
    [[nodiscard]] size_t mostWinnersOf(const WinPlace& place,
                                       const std::vector<int>& residuals) const;
    [[nodiscard]] size_t winsAt(const WinPlace& place) const;
    [[nodiscard]] std::optional<Needy> needyOf(size_t rival, int need) const;
    [[nodiscard]] size_t mostByPlaces(const std::vector<Needy>& needy) const;
    [[nodiscard]] size_t mostByWins(const std::vector<Needy>& needy) const;

    const Outlook& m_outlook;
    const WaysToWin& m_ways;
    std::vector<WinPlace> m_places;
    std::vector<std::vector<Chance>> m_chances; // by player; one a heat at most
};

} // namespace mentat
