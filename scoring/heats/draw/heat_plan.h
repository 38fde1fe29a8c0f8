#pragma once

#include "model/event.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/seating/seating_task.h"

#include <map>

namespace mentat {

/// The players to seat in a heat: those checked in and the first `standby` of those who play only
/// if needed. Failures: StandbyTooFew, NoEntrants, DisqualifiedEntrant.
[[nodiscard]] Result<std::vector<PlayerId>> entrantsToSeat(const Event& event, const Heat& heat,
                                                           Count standby);

/// R1.5: each player's wish; there are none in an event with only the base set.
[[nodiscard]] std::vector<Preference> wishesOf(const Event& event,
                                               const std::vector<PlayerId>& entrants);

/// R1.5: the number of tables, counted from the first, that can play the variant.
struct VariantTables {
    size_t most = 0; // without seating a player who plays only the base game
    size_t proposed
        = 0; // as many as players who want the variant, then those with no preference, fill
};
[[nodiscard]] VariantTables variantTables(const Event& event, const std::vector<Preference>& wishes,
                                          const std::vector<TablePlan>& tables);

/// What the rounds before a draw say about its entrants, by position in the list.
struct DrawHistory {
    std::vector<PastHeat> past;
    std::vector<int> shortGames; // with fewer players than preferred
    std::vector<std::map<SeatNumber, int>> seats;
};

/// Rounds played before this one: heats with a lower number; for an advanced round all heats, then
/// the advanced rounds before it.
[[nodiscard]] std::vector<Round> roundsBefore(const Event& event, const RoundId& round);

/// From all their games, finished or not, except void ones.
[[nodiscard]] DrawHistory historyBefore(const Event& event, const RoundId& round,
                                        const std::vector<PlayerId>& entrants);

/// The weight of each entrant's earlier short games: their square. A player with two is less likely
/// to get a third than two players with one each are to get a second.
[[nodiscard]] std::vector<int> weightsOf(std::vector<int> shortGames);

} // namespace mentat
