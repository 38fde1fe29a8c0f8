#pragma once

#include "reports/wording/sentences.h"
#include "scoring/ranking/standings.h"
#include "ui/desk/screen_board.h"

namespace mentat {

// The boards of every event in heats; each returns nothing if there is nothing to show yet.

/// Everyone's table, by name, in the heat that is being seated or played.
[[nodiscard]] std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request);
/// The players at each of its tables.
[[nodiscard]] std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request);
/// The time until the marks of the current or next heat or final (R1.6, R3.1).
[[nodiscard]] std::optional<ScreenBoard> clockBoard(const BoardRequest& request);

/// The state of the ranks: "after Heat 2", "so far" while a heat is between two results; empty if
/// only a correction can change them.
[[nodiscard]] QString howFar(const BoardRequest& request);
/// The order of the ranks, and their state.
[[nodiscard]] QString ranksWhere(const BoardRequest& request, const QString& by);

/// The words of a kind of rules for the board of its standings.
struct StandingsOnBoard {
    QString by;   // the first criterion: "qualification points"
    QString band; // who advances; empty: no one does
};
/// The ranks of the public list, with the advancing players pinned above the band.
[[nodiscard]] std::optional<ScreenBoard> boardOfStandings(const BoardRequest& request,
                                                          const Standings& standings,
                                                          const StandingsOnBoard& words);

/// The ranks from heat to heat, with their main point as the title: between heats, until the first
/// advanced round is played.
[[nodiscard]] std::optional<ScreenBoard> raceBoard(const BoardRequest& request);

/// The places from the second on, for a winner's board.
[[nodiscard]] ScreenGroup placesBelow(const BoardRequest& request,
                                      const std::vector<Placement>& placements);
/// "Champion of 34 players"
[[nodiscard]] QString championOf(const BoardRequest& request, size_t players);

} // namespace mentat
