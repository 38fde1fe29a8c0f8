#pragma once

#include "model/values/bounded_int.h"
#include "model/values/ids.h"
#include "scoring/tiebreak.h"

namespace mentat {

/// R4.2: the game whose values break a player's ties, with the values of the reading of R4.3 in
/// force.
struct BestGame {
    HeatNumber heat;
    TableNumber table;
    QualificationPoints qp;
    EndValues values;
    friend bool operator==(const BestGame&, const BestGame&) = default;
};

enum class StandingStatus { Qualifier, Alternate, Disqualified };

constexpr std::array<EnumId<StandingStatus>, 3> idTable(StandingStatus) {
    return {{{StandingStatus::Qualifier, QLatin1StringView("qualifier")},
             {StandingStatus::Alternate, QLatin1StringView("alternate")},
             {StandingStatus::Disqualified, QLatin1StringView("disqualified")}}};
}

/// A player's row.
struct Standing {
    PlayerId player;
    std::optional<Place> rank; // absent: disqualified
    QualificationPoints qp;
    std::vector<QualificationPoints> gameQps; // best first
    std::optional<BestGame> best;             // absent without a completed game
    StandingStatus status;                    // no default: a row without one does not compile
    bool tied = false;                        // R4.5: shares its rank
    Tiebreak fromNext = IsLast{};             // of a ranked row: why it stands before the next
    /// R4.3: what would stand between this row and the next by the other reading, where that is
    /// something else; the order may be the other way round (`isReversed`).
    struct OtherReading {
        Tiebreak fromNext;
        bool isReversed = false;
        friend bool operator==(const OtherReading&, const OtherReading&) = default;
    };
    std::optional<OtherReading> otherReading;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// R4: everybody with a completed game in order, below them all who are disqualified (R6.2) in the
/// order of registration.
struct Standings {
    std::vector<Standing> ranked;
    std::vector<Standing> disqualified;
    friend bool operator==(const Standings&, const Standings&) = default;
};

} // namespace mentat
