#pragma once

#include "model/event.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/seating/seating_task.h"

#include <map>

namespace mentat {

/// Who is to be seated in a heat: those who checked in, and the first `standby` of those who play
/// only if needed. Failures: StandbyTooFew, NoEntrants, DisqualifiedEntrant.
[[nodiscard]] Result<std::vector<PlayerId>> entrantsToSeat(const Event& event, const Heat& heat,
                                                           Count standby);

/// R1.5: what each wishes; an event whose sets are the base alone knows no wishes.
[[nodiscard]] std::vector<Preference> wishesOf(const Event& event,
                                               const std::vector<PlayerId>& entrants);

/// R1.5: how many tables, the first ones, can play the variant.
struct VariantTables {
    size_t most = 0;     // without anybody who plays the base game only
    size_t proposed = 0; // as those who said variant fill, with those who said either
};
[[nodiscard]] VariantTables variantTables(const Event& event, const std::vector<Preference>& wishes,
                                          const std::vector<TablePlan>& tables);

/// What the rounds before a draw say of its entrants, by their position in the list.
struct DrawHistory {
    std::vector<PastHeat> past;
    std::vector<int> shortGames; // with fewer players than is preferred
    std::vector<std::map<SeatNumber, int>> seats;
};

/// Those that are played before: the heats with a lower number; of an advanced round all heats,
/// then the advanced rounds before it.
[[nodiscard]] std::vector<Round> roundsBefore(const Event& event, const RoundId& round);

/// Of all their games, finished or not, but for void ones.
[[nodiscard]] DrawHistory historyBefore(const Event& event, const RoundId& round,
                                        const std::vector<PlayerId>& entrants);

/// What earlier short games count, of each entrant: their square. Who sat at two is less likely at
/// a third than two who sat at one each are at a second.
[[nodiscard]] std::vector<int> weightsOf(std::vector<int> shortGames);

} // namespace mentat
