#pragma once

#include "model/dune/game.h"
#include "scoring/dune/results/verdict.h"
#include "scoring/heats/heats_scoring.h"

#include <array>

namespace mentat {

/// R3.2–R3.5, from the values at the end of play; ignores recorded winners. The game has no R10.3,
/// R10.6, or R10.8 error.
[[nodiscard]] Verdict adjudicate(const Game& game, const Settings& settings);

/// The values of an adjudicated game that can still change its verdict: the players whose value is
/// compared (R3.3), in the order of EndValue, and the sides that roll a die. Omits values on which
/// nothing depends anymore; an unknown value could be any number.
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

/// R3.4, R7.5: strongholds include the Shield Wall where it counts.
[[nodiscard]] EndValues adjudicationValues(const Seat& seat, const Settings& settings);

/// The game as it is recorded: a typed adjudication whose verdict is open or tied (R3.5), or whose
/// winners' factions are all unknown, loses its victory, so that isAwaitingVerdict(). Leaves every
/// other game unchanged, including one with an unknown board. The game as for adjudicate().
[[nodiscard]] Game withoutOpenVerdict(Game typed, const Settings& settings);

/// Empty for a game that is not isAwaitingVerdict(). The game's event has no R10 error.
[[nodiscard]] AwaitedVerdict awaitedVerdict(const Game& game, const Settings& settings);

} // namespace mentat
