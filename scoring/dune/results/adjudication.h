#pragma once

#include "model/dune/game.h"
#include "scoring/dune/results/verdict.h"
#include "scoring/heats/heats_scoring.h"

#include <array>

namespace mentat {

/// R3.2–R3.5, from the values at the end of play; recorded winners are not looked at. The game has
/// no error of R10.3, R10.6 or R10.8.
[[nodiscard]] Verdict adjudicate(const Game& game, const Settings& settings);

/// What of an adjudicated game can still change its verdict: of whom a value is compared (R3.3), in
/// the order of EndValue, and whose side rolls a die. A value that nothing can depend on any more
/// is in no list; an unknown one counts as any number.
struct Compared {
    std::array<std::vector<PlayerId>, 4> values;
    std::vector<PlayerId> dice;

    [[nodiscard]] const std::vector<PlayerId>& at(EndValue value) const {
        return values[static_cast<size_t>(value)];
    }
    friend bool operator==(const Compared&, const Compared&) = default;
};
/// The game as for adjudicate().
[[nodiscard]] Compared comparedIn(const Game& game, const Settings& settings);

/// R3.4, R7.5: strongholds with the Shield Wall, where it counts.
[[nodiscard]] EndValues adjudicationValues(const Seat& seat, const Settings& settings);

/// What is typed as adjudicated and has no winner because the verdict is open or a tie (R3.5), or
/// none whose faction is known, as it is recorded: without the victory, so that
/// isAwaitingVerdict(). Any other game is as it was, also one of whose board nothing is known. The
/// game as for adjudicate().
[[nodiscard]] Game withoutOpenVerdict(Game typed, const Settings& settings);

/// Of a game that is no isAwaitingVerdict(): nothing. The event of the game has no error of R10.
[[nodiscard]] AwaitedVerdict awaitedVerdict(const Game& game, const Settings& settings);

} // namespace mentat
