#pragma once

#include "model/formats/format.h"

namespace mentat {

/// R10.1–R10.10 in heats, final and their games.
void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings);
/// The games of the heats; the final is no one of them.
[[nodiscard]] size_t duneGameCount(const Play& play);
/// Heats by number, name, place and length, the final by its length, all at the shifted times.
[[nodiscard]] Play duneNextYear(const Play& last, const YearShift& shift);

inline Format formatOf(std::type_identity<DunePlay>) {
    return {QLatin1StringView("wbc-dune"), [] { return Play(DunePlay{}); }, addDuneErrors,
            duneGameCount, duneNextYear};
}

} // namespace mentat
