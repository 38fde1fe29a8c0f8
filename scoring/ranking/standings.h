#pragma once

#include "model/rounds/round.h"
#include "model/values/enum_ids.h"
#include "model/values/numbers.h"
#include "scoring/ranking/ranking.h"

namespace mentat {

/// Where nobody qualifies for anything, all are ranked.
enum class StandingStatus { Qualifier, Alternate, Ranked, Disqualified };

constexpr std::array<EnumId<StandingStatus>, 4> idTable(StandingStatus) {
    return {{{StandingStatus::Qualifier, QLatin1StringView("qualifier")},
             {StandingStatus::Alternate, QLatin1StringView("alternate")},
             {StandingStatus::Ranked, QLatin1StringView("ranked")},
             {StandingStatus::Disqualified, QLatin1StringView("disqualified")}}};
}

/// How a player's games of the heats ended, where rounds are paired by it.
struct HeatRecord {
    int won = 0; // byes too
    int lost = 0;
    int shared = 0; // first places
    friend bool operator==(const HeatRecord&, const HeatRecord&) = default;
};

/// A player's row.
struct Standing {
    PlayerId player;
    std::optional<Place> rank{};      // absent: disqualified
    std::vector<OrderValue> values{}; // for each key of the event's order
    StandingStatus status = StandingStatus::Ranked;
    int games = 0;                      // completed ones of the heats
    std::optional<HeatRecord> record{}; // absent: no draw goes by it
    std::vector<HeatNumber> byes{};     // the heats in which the player had one
    bool tied = false;                  // R4.5: shares its rank
    Separation fromNext = IsLast{};     // of a ranked row: why it stands before the next
    /// R4.2: the game that values were taken from, where an order goes by one.
    std::optional<GameAddress> valuesFrom{};
    /// R4.3: what would stand between this row and the next by the other reading, where that is
    /// something else; the order may be the other way round (`isReversed`).
    struct OtherReading {
        Separation fromNext;
        bool isReversed = false;
        friend bool operator==(const OtherReading&, const OtherReading&) = default;
    };
    std::optional<OtherReading> otherReading{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// R4, H5: everybody with a completed game in order, below them all who are disqualified (R6.2) in
/// the order of registration.
struct Standings {
    std::vector<Standing> ranked;
    std::vector<Standing> disqualified;
    friend bool operator==(const Standings&, const Standings&) = default;
};

/// With the status Ranked.
[[nodiscard]] std::vector<Standing> standingsOf(std::vector<Ranked> rows);
/// R4.6, H6: the first so many qualify, the others are alternates.
void setQualifiers(Standings& standings, size_t places);

/// R4.5: what a tie that no roll has decided is about.
enum class TieMatter { Cut, Order, Alternates };

constexpr std::array<EnumId<TieMatter>, 3> idTable(TieMatter) {
    return {{{TieMatter::Cut, QLatin1StringView("cut")},
             {TieMatter::Order, QLatin1StringView("order")},
             {TieMatter::Alternates, QLatin1StringView("alternates")}}};
}

/// places: how many go on.
[[nodiscard]] TieMatter matterOf(TiedRows rows, size_t places);

struct OpenTie {
    std::vector<PlayerId> players; // in the order of the standings
    TieMatter matters;
    friend bool operator==(const OpenTie&, const OpenTie&) = default;
};

/// R4.6, R7.1: who plays the final.
struct Advancement {
    std::vector<PlayerId> qualifiers; // whether they can play or not
    std::vector<PlayerId> alternates; // all other ranked players
    std::vector<PlayerId> lineUp;     // provisional until the GM closes it
    std::vector<OpenTie> ties;
    friend bool operator==(const Advancement&, const Advancement&) = default;
};

/// unavailable: who said that they can't play; absences do not change what a tie is about.
[[nodiscard]] Advancement advancement(const Standings& standings, Positive finalists,
                                      const std::vector<PlayerId>& unavailable);

/// R7.5, R7.6, H11: somebody's place in the event.
struct Placement {
    Place place;
    PlayerId player;
    bool tied = false; // shares the place until a roll
    Fraction laurels{0, 1};
    bool plaque = false;              // R7.6
    std::vector<OrderValue> values{}; // for each key that places go by
    Separation fromNext = IsLast{};
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// R7.6: with laurels and plaques, shared by those who share a place.
[[nodiscard]] std::vector<Placement> placementsOf(std::vector<Ranked> rows, size_t participants,
                                                  Count prizeLevel);

/// R7.6: the laurels of one place among `participants`, before a shared place takes its mean.
[[nodiscard]] qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel);

/// R7.6: how many places from the first on get a plaque or laurels.
[[nodiscard]] size_t placesWithPrizes(size_t participants, Count prizeLevel);

} // namespace mentat
