#pragma once

#include "scoring/dune/games/field.h"
#include "scoring/dune/games/points.h"

#include <utility>

namespace mentat {

/// A game that has begun and has no result. Players are named by their position in the Field.
struct BegunGame {
    size_t starters = 0;         // R2.1: all who sit there, dropouts counted
    std::vector<size_t> playing; // who can still win, nobody disqualified
    size_t outsiders = 0;        // disqualified ones who play on: can win, are ranked nowhere
    std::vector<size_t> excused; // dropouts: cannot win (R10.7), but will have played (R4.1)
    /// R2.6: who gets so many half-points by the GM's word once there is a result, winner or not.
    std::vector<std::pair<size_t, int>> words;
};

/// How somebody's game in a heat is supposed to end.
struct SupposedGame {
    /// Among so many winners, each of whom gets so many half-points at a table of this size (R2.1).
    struct Win {
        QpColumn column = QpColumn::FiveOrSix;
        size_t mostWinners = 1;
        int each = 0;
    };
    size_t player = 0;
    bool plays = true; // false: in no game of the heat that gets a result
    std::optional<Win> win = {};
};

/// What a heat can still bring.
struct HeatToCome {
    HeatNumber number;
    std::vector<BegunGame> begun;
    std::vector<size_t> free; // who may still sit down, at a new table or a begun one
    /// Nothing else can happen. Its player stands in the lists above all the same, and what it
    /// brings is in the player's sum already.
    std::optional<SupposedGame> supposed = {};
};

[[nodiscard]] bool isAmong(const std::vector<size_t>& players, size_t player);

/// What can still happen in the heats of an event, rule by rule.
///
/// - What is recorded stands. Voiding, correcting or scoring by hand what has a result, adding a
///   heat, disqualifying, and reinstating by a word (R6.2) or by voiding the game that somebody
///   dropped out of (R6.1) are the GM's acts and nobody can foresee them; nor people who register
///   later. Whoever is disqualified now plays in no further game.
/// - A heat is open until one of its games has a result. In an open heat every registered player
///   may still play, checked in or not, seated by a draw or not: until play begins, a draw can be
///   made again, people leave and come.
/// - Once one of its games has a result, the field of the heat stands. Who is checked in and has no
///   seat may still get one, because results can be typed from paper, a table after the other;
///   nobody else.
/// - Once the line-up of the final is closed (R7.1), or the event, nobody sits down any more.
/// - A game has begun when more is known of it than who sits there, or when its heat is no longer
///   open. Who sits in it plays in it or nowhere in this heat. Until it has a result, R1.6 may
///   still bear on it: players of whom nobody has yet typed that they left within grace were never
///   in it, and free ones may join while it has fewer than six players. Both change its size, and
///   with it the column of R2.
/// - Any other table of a heat has 3 to 6 players (R1.2), each of them free, and nobody plays
///   at two (R10.2). A heat may also not take place, and a game come to nothing: voided, or never
///   finished, and not played again in other seats.
/// - Who of a table wins, and by which victory, is open (WaysToWin).
class Outlook {
public:
    explicit Outlook(const Field& field);

    /// The same, but in the heat at this position nothing can happen but what is supposed of one
    /// player, who can be in a game of it.
    [[nodiscard]] Outlook supposing(size_t heat, const SupposedGame& game) const;

    /// Those in which a game can still get a result, in no particular order.
    [[nodiscard]] const std::vector<HeatToCome>& heats() const { return m_heats; }
    /// Who is registered and not disqualified.
    [[nodiscard]] const std::vector<size_t>& contenders() const { return m_contenders; }
    /// R4.1: what a player has so far, in half-points.
    [[nodiscard]] int halvesOf(size_t player) const { return m_halves[player]; }
    /// R4.1: has a completed game.
    [[nodiscard]] bool isRanked(size_t player) const { return m_ranked[player]; }
    [[nodiscard]] size_t playerCount() const { return m_halves.size(); }

private:
    void addHeat(const Field& field, const Heat& heat, bool nobodySitsDown);

    std::vector<HeatToCome> m_heats;
    std::vector<size_t> m_contenders;
    std::vector<int> m_halves;
    std::vector<bool> m_ranked;
};

} // namespace mentat
