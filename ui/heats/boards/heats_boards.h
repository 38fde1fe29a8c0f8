#pragma once

#include "reports/wording/sentences.h"
#include "scoring/ranking/standings.h"
#include "ui/desk/screen_board.h"

namespace mentat {

// The boards of every event in heats; each is nothing where there is nothing to show yet.

/// Where everybody sits, by name, in the heat that is being seated or played.
[[nodiscard]] std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request);
/// Who sits at each of its tables.
[[nodiscard]] std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request);
/// How long it is to the marks of the heat or final that is on or next (R1.6, R3.1).
[[nodiscard]] std::optional<ScreenBoard> clockBoard(const BoardRequest& request);

/// How far the ranks have come: "after Heat 2", "so far" while a heat is between two results;
/// nothing where only a correction can change them.
[[nodiscard]] QString howFar(const BoardRequest& request);
/// What the ranks go by, and how far they have come.
[[nodiscard]] QString ranksWhere(const BoardRequest& request, const QString& by);

/// What a kind of rules says on the board of its standings.
struct StandingsOnBoard {
    QString by;   // what decides first: "qualification points"
    QString band; // who advances; empty: nobody does
};
/// The ranks of the public list, those who advance pinned above the band.
[[nodiscard]] std::optional<ScreenBoard> boardOfStandings(const BoardRequest& request,
                                                          const Standings& standings,
                                                          const StandingsOnBoard& words);

/// How the ranks went from heat to heat, what is seen as its title: between heats, until the first
/// advanced round is played.
[[nodiscard]] std::optional<ScreenBoard> raceBoard(const BoardRequest& request);

/// What stands in a winner's board beside who has won: the places from the second on.
[[nodiscard]] ScreenGroup placesBelow(const BoardRequest& request,
                                      const std::vector<Placement>& placements);
/// "Champion of 34 players"
[[nodiscard]] QString championOf(const BoardRequest& request, size_t players);

} // namespace mentat
