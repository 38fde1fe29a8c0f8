#pragma once

#include "app/cli/output/output.h"
#include "reports/wording/formats/by_ruleset/plan_wording.h"

namespace mentat {

/// What an event would be like; as a table its rounds, and sentences below them.
[[nodiscard]] Answer planAnswer(const Language& language, const Ruleset& ruleset,
                                const EventPlan& plan);

/// How rounds of elimination are asked for.
struct EliminationAsked {
    Count players;
    ListedSizes sizes;
    Positive advance;
    std::optional<Minutes> minutes;
};
[[nodiscard]] Answer eliminationAnswer(const Language& language, const EliminationAsked& asked);

} // namespace mentat
