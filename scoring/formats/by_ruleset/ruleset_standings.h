#pragma once

#include "scoring/formats/by_ruleset/values/order_values.h"
#include "scoring/ranking/advancement.h"

namespace mentat {

// H5: the standings of an event in heats by a ruleset.

/// What parts a row from the next: a key, by its position in the ruleset's order.
struct ByOrderKey {
    size_t key;
    friend bool operator==(const ByOrderKey&, const ByOrderKey&) = default;
};
using RulesetTiebreak = std::variant<ByOrderKey, ByRoll, NotSeparated, IsLast>;

/// Without stages nobody qualifies for any: they are ranked.
enum class RulesetStatus { Qualifier, Alternate, Ranked, Disqualified };

constexpr std::array<EnumId<RulesetStatus>, 4> idTable(RulesetStatus) {
    return {{{RulesetStatus::Qualifier, QLatin1StringView("qualifier")},
             {RulesetStatus::Alternate, QLatin1StringView("alternate")},
             {RulesetStatus::Ranked, QLatin1StringView("ranked")},
             {RulesetStatus::Disqualified, QLatin1StringView("disqualified")}}};
}

struct RulesetStanding {
    PlayerId player;
    std::optional<Place> rank;           // absent: disqualified
    std::vector<OrderValue> values;      // for each key of the order; none without a game
    bool tied = false;                   // R4.5: shares its rank
    RulesetTiebreak fromNext = IsLast{}; // of a ranked row
    RulesetStatus status = RulesetStatus::Ranked;
    friend bool operator==(const RulesetStanding&, const RulesetStanding&) = default;
};

/// Everybody with a game in order, below them all who are disqualified in the order of
/// registration.
struct RulesetStandings {
    std::vector<RulesetStanding> ranked;
    std::vector<RulesetStanding> disqualified;
    friend bool operator==(const RulesetStandings&, const RulesetStandings&) = default;
};

/// The event has no error of H10. n log n in the number of players.
[[nodiscard]] RulesetStandings rulesetStandings(const Event& event);

/// The word for it: the key's `by`, `roll`, `tie`, `last`.
[[nodiscard]] QString decidedBy(const RulesetTiebreak& tiebreak, const Ruleset& ruleset);

} // namespace mentat
