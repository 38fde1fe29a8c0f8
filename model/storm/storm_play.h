#pragma once

#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace mentat {

/// R11.1, R11.2: a house's sponsor, and the possible allegiances of cards.
enum class Sponsor { Corrino, Atreides, Harkonnen, Guild, Sisterhood, Fremen };

constexpr std::array<EnumId<Sponsor>, 6> idTable(Sponsor) {
    return {{{Sponsor::Corrino, QLatin1StringView("corrino")},
             {Sponsor::Atreides, QLatin1StringView("atreides")},
             {Sponsor::Harkonnen, QLatin1StringView("harkonnen")},
             {Sponsor::Guild, QLatin1StringView("guild")},
             {Sponsor::Sisterhood, QLatin1StringView("sisterhood")},
             {Sponsor::Fremen, QLatin1StringView("fremen")}}};
}

/// R11.3.
enum class StormStatus { GreatHouse, Active, Renegade, Eliminated };

constexpr std::array<EnumId<StormStatus>, 4> idTable(StormStatus) {
    return {{{StormStatus::GreatHouse, QLatin1StringView("great-house")},
             {StormStatus::Active, QLatin1StringView("active")},
             {StormStatus::Renegade, QLatin1StringView("renegade")},
             {StormStatus::Eliminated, QLatin1StringView("eliminated")}}};
}

/// Favor may be negative (R11.3).
using Favor = BoundedInt<struct FavorTag, std::numeric_limits<int>::min()>;
using StormGameNumber = BoundedInt<struct StormGameTag, 1>;

/// R11.1: starting points spent on each.
struct StartingPoints {
    std::optional<Count> solaris;
    std::optional<Count> favor;
    std::optional<Count> spice;
    friend bool operator==(const StartingPoints&, const StartingPoints&) = default;
};

/// R11.2: the allegiances of a player's two decks.
struct Allegiances {
    std::vector<Sponsor> imperial;
    std::vector<Sponsor> house;
    friend bool operator==(const Allegiances&, const Allegiances&) = default;
};

struct House {
    std::optional<QString> name;
    std::optional<Sponsor> sponsor;
    std::optional<QString> homeworld;
    StartingPoints startingPoints;
    Allegiances allegiances;
    friend bool operator==(const House&, const House&) = default;
};

/// A player's totals at the end of a game; absent only if eliminated (R11.3).
struct StormSeat {
    PlayerId player;
    StormStatus status = StormStatus::Active;
    std::optional<Count> solaris;
    std::optional<Favor> favor;
    std::optional<Count> spice;
    friend bool operator==(const StormSeat&, const StormSeat&) = default;
};

struct StormGame {
    StormGameNumber number;
    std::vector<StormSeat> seats;
    std::optional<Count> round;
    std::optional<TableNumber> table;
    bool isVoid = false;
    std::optional<QString> note;
    friend bool operator==(const StormGame&, const StormGame&) = default;
};

/// What scoring play of Eye of the Storm adds to an event.
struct StormPlay {
    std::map<PlayerId, House> houses; // only players with a house
    std::vector<StormGame> games;
    friend bool operator==(const StormPlay&, const StormPlay&) = default;
};

// nullptr if there is none.
[[nodiscard]] const House* houseOf(const StormPlay& play, const PlayerId& player);
[[nodiscard]] const StormGame* findGame(const StormPlay& play, StormGameNumber number);
[[nodiscard]] const StormSeat* seatIn(const StormGame& game, const PlayerId& player);

} // namespace mentat
