#pragma once

#include "model/kinds/rules_kind.h"

namespace mentat {

/// R10.1 and R10.2 in the games of an Eye of the Storm event.
void addStormErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                    Findings& findings);
[[nodiscard]] size_t stormGameCount(const Play& play);

inline RulesKind stormRulesKind() {
    return {QLatin1StringView("eye-of-the-storm"),
            [] { return Play(StormPlay{}); },
            addStormErrors,
            stormGameCount,
            [](const Play&, const YearShift&) { return Play(StormPlay{}); },
            factsWithOwnSheets};
}

} // namespace mentat
