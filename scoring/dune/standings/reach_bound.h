#pragma once

#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/outlook.h"

#include <vector>

namespace mentat {

/// R2: the most that each of several winners of one game can get, however it is won. The factions
/// and alliances of a game without a result limit nothing: factions can be traded or corrected, and
/// alliances change at every nexus. So one winner may win solo or by prediction, default, or
/// adjudication; two both solo (R2.2) or as allies; more as allies (R10.6). In half-points.
class WaysToWin {
public:
    explicit WaysToWin(const Settings& settings);

    [[nodiscard]] size_t mostWinners() const { return m_mostWinners; }
    /// winners: 1 to mostWinners().
    [[nodiscard]] int most(QpColumn column, size_t winners) const;
    /// The most for any number of winners.
    [[nodiscard]] int most(QpColumn column) const;
    /// The rows of R2's table possible for this number of winners (R10.5).
    [[nodiscard]] std::vector<WinRow> rowsOf(size_t winners) const;

private:
    size_t m_allianceSize;
    size_t m_mostWinners;
    std::array<std::array<int, 3>, 2> m_most; // by column; one winner, two, more
};

/// Upper bounds on what is possible for any number of players: what they exclude cannot happen;
/// what they allow may still be impossible. Keeps only references.
class ReachBound {
public:
    ReachBound(const Outlook& outlook, const WaysToWin& ways);

    /// The player's greatest possible total, in half-points.
    [[nodiscard]] int most(size_t player) const;
    /// Whether the player can still be in a game.
    [[nodiscard]] bool canPlay(size_t player) const { return !m_chances[player].empty(); }

    /// At most this many others can end with as many QP as the player, who wins nothing beyond what
    /// is assumed. O(n log n). The least of three bounds, each of which relaxes something:
    ///
    /// - Players who cannot get there by themselves do not count.
    /// - Players who need a win at one specific place (a begun game, or the free seats of a heat)
    ///   worth r or more there: no more of them get there than can win r or more each at this place
    ///   together (mostWinnersOf). Each player is counted at only one such place, so these numbers
    ///   can be added to the number of players without a specific place.
    /// - Each player needs a minimum number of wins, and all places together have a limited number:
    ///   players who need the fewest come first.
    [[nodiscard]] size_t mostDrawingLevel(size_t player) const;

private:
    /// A source of wins: a begun game, or the tables that free players of a heat can fill.
    struct WinPlace {
        bool isFree = false;
        size_t seats = 0; // of a begun game: the most who can win there
        size_t fullTables = 0;
        size_t tables = 0; // 0 for a begun game: its winner is the assumed one
        // At the table of the assumed win: the number of other winners, and what each gets.
        size_t alongside = 0;
        int share = 0;
    };
    /// What a player can get in a heat.
    struct Chance {
        size_t place;
        int most;
        bool isGmsQp; // R2.6: without a win
    };
    /// A rival who can get there, but only by winning.
    struct Needy {
        size_t wins;                 // the fewest wins needed
        std::optional<size_t> place; // a place where one of the wins must happen
        int residual = 0;            // what that win must bring
    };

    void addHeat(const HeatToCome& heat);
    void addBegun(const BegunGame& game, const HeatToCome& heat);
    void addFree(const HeatToCome& heat);
    static void supposeOwnTable(WinPlace& place, const HeatToCome& heat);
    void addChance(size_t player, const HeatToCome& heat, int most, bool isGmsQp);
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
    std::vector<std::vector<Chance>> m_chances; // by player; at most one per heat
};

} // namespace mentat
