#pragma once

#include "model/event.h"
#include "scoring/heats/final/ties_to_roll.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// Where somebody who is ranked stood after each heat of the race.
struct RaceRunner {
    PlayerId player;
    std::vector<std::optional<Place>> ranks{}; // absent: not in the standings then
    friend bool operator==(const RaceRunner&, const RaceRunner&) = default;
};

/// The ranks after each heat (R4, H5): the last are those of the standings, the others those of the
/// standings as they would be had none of the later heats been played.
struct Race {
    std::vector<HeatNumber> heats;   // those with a completed game, lowest first
    bool isLastOver = false;         // no result of the last of them is awaited
    std::vector<RaceRunner> runners; // everybody ranked now, in the order of the standings
    RanksAtCut cut{};
    friend bool operator==(const Race&, const Race&) = default;

    /// Of one heat alone there is nothing to follow.
    [[nodiscard]] bool isWorthSeeing() const { return heats.size() > 1 && !runners.empty(); }
    /// How many from the first on are told apart: those who are in for sure, or where nobody is,
    /// the first few.
    [[nodiscard]] size_t front() const;
};

/// Empty where the event's kind has no heats or no standings.
[[nodiscard]] Race raceOf(const Event& event);

// What is seen first in a race.

/// Somebody in front came from far behind.
struct RaceClimb {
    PlayerId player;
    Place from; // the worst rank of an earlier heat
    Place to;
    bool isLastIn = false; // holds the last place above the cut
    friend bool operator==(const RaceClimb&, const RaceClimb&) = default;
};
/// One person alone is first, and was first, alone or not, after every heat.
struct RaceLedThroughout {
    PlayerId player;
    friend bool operator==(const RaceLedThroughout&, const RaceLedThroughout&) = default;
};
struct RaceLeader {
    PlayerId player;
    friend bool operator==(const RaceLeader&, const RaceLeader&) = default;
};
/// So many share the first rank.
struct RaceLeadShared {
    int players = 0;
    friend bool operator==(const RaceLeadShared&, const RaceLeadShared&) = default;
};
/// Nothing: there is no race.
using RaceHighlight
    = std::variant<std::monostate, RaceClimb, RaceLedThroughout, RaceLeader, RaceLeadShared>;

/// A climb of fewer ranks is no news.
inline constexpr int leastClimb = 4;

/// The longest climb to the front, of equal ones that of the better ranked; without one who led.
[[nodiscard]] RaceHighlight highlightOf(const Race& race);

} // namespace mentat
