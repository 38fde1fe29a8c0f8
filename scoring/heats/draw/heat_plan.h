#pragma once

#include "model/event.h"
#include "model/result.h"
#include "scoring/heats/seating/seating_task.h"

namespace mentat {

/// Who is to be seated in a heat: those who checked in, and the first `standby` of those who play
/// only if needed. Failures: StandbyTooFew, NoEntrants, DisqualifiedEntrant.
[[nodiscard]] Result<std::vector<PlayerId>> entrantsToSeat(const Event& event, const Heat& heat,
                                                           Count standby);

/// R1.5: what each wishes; an event whose sets are the base alone knows no wishes.
[[nodiscard]] std::vector<Preference> wishesOf(const Event& event,
                                               const std::vector<PlayerId>& entrants);

/// R1.5: how many tables, the first ones, can play the expansion.
struct ExpansionTables {
    size_t most = 0;     // without anybody who plays the base game only
    size_t proposed = 0; // as those who said expansion fill, with those who said either
};
[[nodiscard]] ExpansionTables expansionTables(const Event& event,
                                              const std::vector<Preference>& wishes,
                                              const std::vector<TablePlan>& tables);

} // namespace mentat
