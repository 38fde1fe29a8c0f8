#pragma once

#include "model/event.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/ranking/standings.h"
#include "tests/support/player_ids.h"

#include <initializer_list>

/// What the examples of the rules are written with: events in few words.
namespace mentat::test {

/// A value that was not recorded.
inline constexpr std::nullopt_t unknown = std::nullopt;
using Known = std::optional<int>;

/// A seat, told as "seat(1).as(Faction::Guild).wins().has(3, 5, 8, 2)".
class SeatCase {
public:
    explicit SeatCase(int player);

    SeatCase& as(Faction faction);
    SeatCase& wins();
    SeatCase& allied(int alliance);
    /// At the end of play.
    SeatCase& has(Known strongholds, Known tokens, Known spice, Known cards);
    SeatCase& holdsShieldWall();
    SeatCase& holdsTechTokens();
    SeatCase& scores(double performancePoints);
    SeatCase& controls(ControlGrid grid);
    SeatCase& rolls(std::initializer_list<int> dice);
    SeatCase& leaves(Known turn = unknown);
    SeatCase& excused();
    SeatCase& late();
    /// By the GM's word.
    SeatCase& getsQp(double points);

    [[nodiscard]] const Seat& seat() const { return m_seat; }

private:
    Seat m_seat;
};

[[nodiscard]] SeatCase seat(int player);
/// Table 1, seats numbered in their order; a winner without a faction gets one that nobody plays.
[[nodiscard]] Game game(std::optional<Victory> victory, const std::vector<SeatCase>& seats);
/// The same and so many players more who won nothing, from a number on.
[[nodiscard]] Game joinedBy(Game game, int from, int players);
/// Of these players, without a result.
[[nodiscard]] Game table(std::initializer_list<int> players);
/// Won solo by the first; then those who lost.
[[nodiscard]] Game wonBy(int winner, std::initializer_list<int> others);
[[nodiscard]] Game started(Game game);
[[nodiscard]] Game voided(Game game);
[[nodiscard]] Game afterTurns(Game game, int turns);

/// Players p1, p2, …: Ada Byron, Blaise Pascal, Carl Gauss, Dora Maar, Emmy Noether, Felix Klein;
/// later ones have their number in the name. And heats with these games: heats and tables are
/// numbered in their order, and whoever sits in a game is an entrant.
[[nodiscard]] Event eventWith(int players, const std::vector<std::vector<Game>>& heats = {});
[[nodiscard]] DunePlay& play(Event& event);
void setFinal(Event& event, const Game& game);
[[nodiscard]] Event withFinalists(Event event, int finalists);
/// Every row 0 but the alliance's, which is 2.
[[nodiscard]] WinPoints onlyAlliancesCount();
[[nodiscard]] TieRoll roll(std::initializer_list<int> players, std::initializer_list<int> dice);

/// Of an event without errors (asserted).
[[nodiscard]] Standings standings(const Event& event);

[[nodiscard]] QString textOf(const std::vector<PlayerId>& players);
/// Of the standings and of the final's places: "tokens 5:–"
[[nodiscard]] QString textOf(const Separation& separation);
[[nodiscard]] QString placeTextOf(const Separation& separation);
/// Of each ranked row rank, player and what separates it from the next:
/// "1 p1 strongholds 3:2, 2 p2 tie, 2 p3 last"
[[nodiscard]] QString textOf(const Standings& standings);
/// "3 9 4 –"
[[nodiscard]] QString textOf(const EndValues& values);

/// Asserts that the event has no error of R10.
void expectSound(const Event& event);

} // namespace mentat::test
