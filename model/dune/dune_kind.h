#pragma once

#include "model/kinds/rules_kind.h"
#include "model/rounds/round.h"

namespace mentat {

/// R10.1–R10.10 for heats, final, and their games.
void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings);

/// Heats and the final at the shifted times.
[[nodiscard]] Play duneNextYear(const Play& last, const YearShift& shift);

inline RulesKind duneRulesKind() {
    return {QLatin1StringView("wbc-dune"),
            [] { return Play(DunePlay{}); },
            addDuneErrors,
            heatGameCount<DunePlay>,
            duneNextYear,
            factsWithOwnSheets,
            factionRows};
}

} // namespace mentat
