#pragma once

#include "model/rounds/round.h"
#include "model/values/enum_ids.h"
#include "model/values/numbers.h"
#include "scoring/ranking/ranking.h"

#include <map>

namespace mentat {

/// Ranked: for players where nobody qualifies for anything.
enum class StandingStatus { Qualifier, Alternate, Ranked, Disqualified };

constexpr std::array<EnumId<StandingStatus>, 4> idTable(StandingStatus) {
    return {{{StandingStatus::Qualifier, QLatin1StringView("qualifier")},
             {StandingStatus::Alternate, QLatin1StringView("alternate")},
             {StandingStatus::Ranked, QLatin1StringView("ranked")},
             {StandingStatus::Disqualified, QLatin1StringView("disqualified")}}};
}

/// A player's results in the heats, where rounds are paired by them.
struct HeatRecord {
    int won = 0; // includes byes
    int lost = 0;
    int shared = 0; // first places
    friend bool operator==(const HeatRecord&, const HeatRecord&) = default;
};

/// A player's row in the standings.
struct Standing {
    PlayerId player;
    std::optional<Place> rank{};      // absent: disqualified
    std::vector<OrderValue> values{}; // for each key of the event's order
    StandingStatus status = StandingStatus::Ranked;
    int games = 0;                      // completed games of the heats
    std::optional<HeatRecord> record{}; // absent: no draw uses it
    std::vector<HeatNumber> byes{};     // heats in which the player had a bye
    bool tied = false;                  // R4.5: shares its rank
    Separation fromNext = IsLast{};     // for a ranked row: what separates it from the next
    /// R4.2: the game whose values were used, if an order uses one.
    std::optional<GameAddress> valuesFrom{};
    /// R4.3: what would separate this row from the next by the other reading, if that differs; the
    /// order may be reversed (`isReversed`).
    struct OtherReading {
        Separation fromNext;
        bool isReversed = false;
        friend bool operator==(const OtherReading&, const OtherReading&) = default;
    };
    std::optional<OtherReading> otherReading{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// R4, H5: everyone with a completed game in order, then the disqualified (R6.2) in the order of
/// registration.
struct Standings {
    std::vector<Standing> ranked;
    std::vector<Standing> disqualified;
    friend bool operator==(const Standings&, const Standings&) = default;
};

/// By player; without the disqualified, who have none.
[[nodiscard]] std::map<PlayerId, Place> ranksIn(const Standings& standings);

/// With status Ranked.
[[nodiscard]] std::vector<Standing> standingsOf(std::vector<Ranked> rows);
/// R4.6, H6: the first `qualifiers` qualify, the others are alternates.
void setQualifiers(Standings& standings, size_t places);

/// R4.5: what an open tie is about.
enum class TieMatter { Cut, Order, Alternates };

constexpr std::array<EnumId<TieMatter>, 3> idTable(TieMatter) {
    return {{{TieMatter::Cut, QLatin1StringView("cut")},
             {TieMatter::Order, QLatin1StringView("order")},
             {TieMatter::Alternates, QLatin1StringView("alternates")}}};
}

/// places: the number who advance.
[[nodiscard]] TieMatter matterOf(TiedRows rows, size_t places);

struct OpenTie {
    std::vector<PlayerId> players; // in the order of the standings
    TieMatter matters;
    friend bool operator==(const OpenTie&, const OpenTie&) = default;
};

/// R4.6, R7.1: who plays the final.
struct Advancement {
    std::vector<PlayerId> qualifiers; // whether or not they can play
    std::vector<PlayerId> alternates; // all other ranked players
    std::vector<PlayerId> lineUp;     // provisional until the GM closes it
    std::vector<OpenTie> ties;
    friend bool operator==(const Advancement&, const Advancement&) = default;
};

/// unavailable: players who said that they can't play; absences do not change what a tie is about.
[[nodiscard]] Advancement advancement(const Standings& standings, Positive finalists,
                                      const std::vector<PlayerId>& unavailable);

/// R7.5, R7.6, H11: a player's place in the event.
struct Placement {
    Place place;
    PlayerId player;
    bool tied = false; // shares the place until a roll
    Fraction laurels{0, 1};
    bool plaque = false;              // R7.6
    std::vector<OrderValue> values{}; // for each key of the places
    Separation fromNext = IsLast{};
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// R7.6: with laurels and plaques, divided among players who share a place.
[[nodiscard]] std::vector<Placement> placementsOf(std::vector<Ranked> rows, size_t participants,
                                                  Count prizeLevel);

/// R7.6: the laurels of one place among `participants`, before players sharing a place split the
/// mean.
[[nodiscard]] qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel);

/// R7.6: the number of places from the first with a plaque or laurels.
[[nodiscard]] size_t placesWithPrizes(size_t participants, Count prizeLevel);

} // namespace mentat
