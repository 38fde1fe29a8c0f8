#pragma once

#include "scoring/dune/games/field.h"
#include "scoring/dune/games/points.h"

#include <utility>

namespace mentat {

/// A game that has begun and has no result. Identifies players by their position in the Field.
struct BegunGame {
    size_t starters = 0;         // R2.1: seated players, including dropouts
    std::vector<size_t> playing; // can still win; not disqualified
    size_t outsiders = 0;        // disqualified players who play on: can win, but are not ranked
    std::vector<size_t> excused; // dropouts: cannot win (R10.7), but count as having played (R4.1)
    /// R2.6: players to whom the GM gives this many half-points once there is a result, winners or
    /// not.
    std::vector<std::pair<size_t, int>> words;
};

/// The assumed end of a player's game in a heat.
struct SupposedGame {
    /// A win shared by this many winners, worth this many half-points each at a table of this size
    /// (R2.1).
    struct Win {
        QpColumn column = QpColumn::FiveOrSix;
        size_t mostWinners = 1;
        int each = 0;
    };
    size_t player = 0;
    bool plays = true; // false: plays no game of the heat that gets a result
    std::optional<Win> win = {};
};

/// What can still happen in a heat.
struct HeatToCome {
    HeatNumber number;
    std::vector<BegunGame> begun;
    std::vector<size_t> free; // may still sit down, at a new table or one that has begun
    /// Nothing else can happen. The player remains in the lists above; the player's sum already
    /// includes the outcome.
    std::optional<SupposedGame> supposed = {};
};

[[nodiscard]] bool isAmong(const std::vector<size_t>& players, size_t player);

/// What can still happen in the heats of an event, rule by rule.
///
/// - Recorded results stay. The GM may void, correct, or score a recorded game by hand, add a heat,
///   disqualify, or reinstate (R6.2, or R6.1 by voiding the game that a player dropped out of);
///   nobody can foresee these acts, nor later registrations. Players who are disqualified now play
///   no further game.
/// - A heat is open until one of its games has a result. In an open heat every registered player
///   may still play, checked in or not, seated or not: until play begins, tables can be redrawn and
///   people come and go.
/// - Once a game of the heat has a result, its field is fixed. Checked-in players without a seat
///   may still get one, because results can be typed from paper, one table after another; nobody
///   else.
/// - Once the final's line-up is closed (R7.1), or the event, nobody else sits down.
/// - A game has begun when more is known of it than its players, or when its heat is no longer
///   open. Its players play there or not at all in this heat. Until it has a result, R1.6 may still
///   change it: players whose departure within grace has not been entered were never in it, and
///   free players may join while it has fewer than six. Either changes its size, and so the column
///   of R2.
/// - Every other table of a heat has 3 to 6 players (R1.2), all of them free, and nobody plays at
///   two (R10.2). A heat may not take place at all, and a game may come to nothing: voided, or
///   never finished, and not replayed in other seats.
/// - Any player at a table may win, by any victory (WaysToWin).
class Outlook {
public:
    explicit Outlook(const Field& field);

    /// The same outlook, except that in the heat at this position only the assumed outcome of one
    /// player, who can play there, is possible.
    [[nodiscard]] Outlook supposing(size_t heat, const SupposedGame& game) const;

    /// Heats in which a game can still get a result, in no particular order.
    [[nodiscard]] const std::vector<HeatToCome>& heats() const { return m_heats; }
    /// Registered players who are not disqualified.
    [[nodiscard]] const std::vector<size_t>& contenders() const { return m_contenders; }
    /// R4.1: the player's half-points so far.
    [[nodiscard]] int halvesOf(size_t player) const { return m_halves[player]; }
    /// R4.1: has a completed game.
    [[nodiscard]] bool isRanked(size_t player) const { return m_ranked[player]; }
    [[nodiscard]] size_t playerCount() const { return m_halves.size(); }

private:
    void addHeat(const Field& field, const Heat& heat, bool isSeatingFixed);

    std::vector<HeatToCome> m_heats;
    std::vector<size_t> m_contenders;
    std::vector<int> m_halves;
    std::vector<bool> m_ranked;
};

} // namespace mentat
