#pragma once

#include "model/formats/by_ruleset/ruleset_parts.h"
#include "model/values/fact_of.h"

namespace mentat {

constexpr auto factsOf(std::type_identity<RulesetSeat>) {
    return std::tuple{FactOf<&RulesetSeat::place>{"place"},
                      FactOf<&RulesetSeat::score>{.key = "score", .column = "score_thousandths"},
                      FactOf<&RulesetSeat::label>{"label"}};
}
static_assert(hasEveryFact<RulesetSeat>(), "a fact of a seat by a ruleset has its row");

constexpr auto factsOf(std::type_identity<RulesetGame>) {
    return std::tuple<>();
}
static_assert(hasEveryFact<RulesetGame>(), "a fact of a game by a ruleset has its row");

constexpr auto factsOf(std::type_identity<RulesetDraw>) {
    return std::tuple<>();
}
static_assert(hasEveryFact<RulesetDraw>(), "a fact of a draw by a ruleset has its row");

} // namespace mentat
