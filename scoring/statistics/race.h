#pragma once

#include "model/event.h"
#include "scoring/heats/final/ties_to_roll.h"

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// A ranked player's rank after each heat of the race.
struct RaceRunner {
    PlayerId player;
    std::vector<std::optional<Place>> ranks{}; // absent: not in the standings at that point
    friend bool operator==(const RaceRunner&, const RaceRunner&) = default;
};

/// The ranks after each heat (R4, H5): the last are those of the standings, the others those of the
/// standings as they would be had none of the later heats been played.
struct Race {
    std::vector<HeatNumber> heats;   // those with a completed game, lowest first
    bool isLastOver = false;         // the last heat awaits no result
    std::vector<RaceRunner> runners; // everyone ranked now, in the order of the standings
    RanksAtCut cut{};
    friend bool operator==(const Race&, const Race&) = default;

    /// A single heat has no course to follow.
    [[nodiscard]] bool isWorthSeeing() const { return heats.size() > 1 && !runners.empty(); }
    /// How many, from the first, are highlighted: the players who are certainly in or, if there are
    /// none, the first few.
    [[nodiscard]] size_t front() const;
};

/// Empty if the event's kind has no heats or no standings.
[[nodiscard]] Race raceOf(const Event& event);

// The most striking feature of a race.

/// A leading player came from far behind.
struct RaceClimb {
    PlayerId player;
    Place from; // the worst rank of an earlier heat
    Place to;
    bool isLastIn = false; // holds the last place above the cut
    friend bool operator==(const RaceClimb&, const RaceClimb&) = default;
};
/// One player is first alone, and was first, alone or shared, after every heat.
struct RaceLedThroughout {
    PlayerId player;
    friend bool operator==(const RaceLedThroughout&, const RaceLedThroughout&) = default;
};
struct RaceLeader {
    PlayerId player;
    friend bool operator==(const RaceLeader&, const RaceLeader&) = default;
};
/// Several players share the first rank.
struct RaceLeadShared {
    int players = 0;
    friend bool operator==(const RaceLeadShared&, const RaceLeadShared&) = default;
};
/// Nothing: there is no race.
using RaceHighlight
    = std::variant<std::monostate, RaceClimb, RaceLedThroughout, RaceLeader, RaceLeadShared>;

/// A smaller climb is not mentioned.
inline constexpr int minClimb = 4;

/// The longest climb to the front, ties by the better rank; without one, a player who led
/// throughout.
[[nodiscard]] RaceHighlight highlightOf(const Race& race);

} // namespace mentat
