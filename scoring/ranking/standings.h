#pragma once

#include "model/rounds/round.h"
#include "model/values/enum_ids.h"
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

/// A player's row.
struct Standing {
    PlayerId player;
    std::optional<Place> rank{};      // absent: disqualified
    std::vector<OrderValue> values{}; // for each key of the event's order
    StandingStatus status = StandingStatus::Ranked;
    int games = 0;                  // completed ones of the heats
    bool tied = false;              // R4.5: shares its rank
    Separation fromNext = IsLast{}; // of a ranked row: why it stands before the next
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

} // namespace mentat
