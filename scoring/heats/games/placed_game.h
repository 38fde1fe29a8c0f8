#pragma once

#include "model/rounds/round.h"
#include "model/values/pointer.h"

namespace mentat {

/// A game with its place in the event's document, for warnings about it.
struct PlacedGame {
    const Game& game;
    const Heat* heat = nullptr; // nullptr: the final
    Pointer where;

    [[nodiscard]] Pointer seat(size_t position) const { return where.key("seats").index(position); }
    [[nodiscard]] Pointer seat(const Seat& seat) const;
};

/// Where a game of the event stands in its document: "/heats/0/games/2", "/final/game".
[[nodiscard]] Pointer documentPlaceOf(const Event& event, const GameAddress& place);

/// All games that are not void, in the order of the document, the final's last.
[[nodiscard]] std::vector<PlacedGame> placedGames(const Event& event);

/// The game's acceptance of the rule that a warning stands under; nullptr where there is none.
[[nodiscard]] const Acceptance* acceptanceOf(const Finding& warning, const Game& game);

/// A warning about one game.
[[nodiscard]] Finding warningOf(const PlacedGame& placed, FindingKind kind, const Pointer& where,
                                const Values& values = {});

} // namespace mentat
