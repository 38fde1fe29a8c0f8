#pragma once

#include "model/document/schedule/schedule.h"
#include "model/formats/by_ruleset/ruleset.h"

#include <vector>

namespace mentat {

/// How a ruleset that knows the round calls it: "Quarterfinal", "Semifinal", else "Final".
[[nodiscard]] Name stageName(RoundKind kind);

/// Where a schedule lists other advanced rounds than the ruleset has: those that the event got for
/// it, and those that were taken out.
struct StagesChanged {
    std::vector<RoundKind> added{};
    std::vector<RoundKind> dropped{};
};

/// Gives a new event the advanced rounds that its schedule lists: no other, and each of them that
/// the ruleset can have.
StagesChanged listStages(Ruleset& ruleset, const ScheduledEvent& scheduled);

} // namespace mentat
