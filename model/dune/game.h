#pragma once

#include "model/rounds/heats_play.h"
#include "model/settings.h"

namespace mentat {

/// Dune's part of a seat, a game, or a draw: always present in a Dune event.
[[nodiscard]] inline const DuneSeat& dune(const Seat& seat) {
    return std::get<DuneSeat>(seat.part);
}
[[nodiscard]] inline DuneSeat& dune(Seat& seat) {
    return std::get<DuneSeat>(seat.part);
}
[[nodiscard]] inline const DuneGame& dune(const Game& game) {
    return std::get<DuneGame>(game.part);
}
[[nodiscard]] inline DuneGame& dune(Game& game) {
    return std::get<DuneGame>(game.part);
}
[[nodiscard]] inline const DuneDraw& dune(const Draw& draw) {
    return std::get<DuneDraw>(draw.part);
}
[[nodiscard]] inline DuneDraw& dune(Draw& draw) {
    return std::get<DuneDraw>(draw.part);
}

[[nodiscard]] inline std::optional<Faction> playedFaction(const Seat& seat) {
    return dune(seat).faction;
}
[[nodiscard]] inline bool hasWon(const Seat& seat) {
    return dune(seat).winner;
}

/// A side of R3.3: the seats of an alliance, or of one unallied faction; no dropouts. Positions in
/// Game::seats, in their order. A faction whose allies all dropped out is unallied (R6.1).
using AlliedSeats = std::vector<size_t>;

/// All sides of a game, in the order of their first seats.
[[nodiscard]] std::vector<AlliedSeats> sidesOf(const Game& game);

/// Whether two seats were allied at the end of a game: never with a dropout (R6.1), nor with
/// itself.
[[nodiscard]] bool areAllied(const Seat& a, const Seat& b);

/// R5.1: the PP of a control grid.
[[nodiscard]] PerformancePoints pointsOf(const ControlGrid& control, const Settings& settings);

} // namespace mentat
