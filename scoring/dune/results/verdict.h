#pragma once

#include "model/rounds/heats_play.h"
#include "model/values/ids.h"
#include "scoring/dune/games/end_values.h"

#include <vector>

namespace mentat {

/// What decides an adjudication (R3.2, R3.5): first the values, in the order of EndValue.
enum class VerdictBy { Strongholds, Tokens, Spice, Cards, HighestRoll, OnlySide, Tie, Open };

constexpr std::array<EnumId<VerdictBy>, 8> idTable(VerdictBy) {
    using enum VerdictBy;
    return {{{Strongholds, QLatin1StringView("strongholds")},
             {Tokens, QLatin1StringView("tokens")},
             {Spice, QLatin1StringView("spice")},
             {Cards, QLatin1StringView("cards")},
             {HighestRoll, QLatin1StringView("roll")},
             {OnlySide, QLatin1StringView("only-side")},
             {Tie, QLatin1StringView("tie")},
             {Open, QLatin1StringView("open")}}};
}

/// A value needed before a verdict is possible.
struct Need {
    PlayerId player;
    EndValue value;
    friend bool operator==(const Need&, const Need&) = default;
};

/// R3. Players in seat order, sides by their first seat.
struct Verdict {
    VerdictBy decidedBy = VerdictBy::Tie;
    std::vector<PlayerId> winners;           // none while tied or open
    std::vector<std::vector<PlayerId>> tied; // while tied: the tied sides
    std::vector<Need> needs;                 // while open

    /// Where a value or a die decided: the winners' sum or die, and the next best side's.
    struct Decision {
        qint64 winners;
        qint64 next;
        std::vector<PlayerId> nextSide; // if several are tied, all of their players
        friend bool operator==(const Decision&, const Decision&) = default;
    };
    std::optional<Decision> decision;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

} // namespace mentat
