#pragma once

#include "model/result.h"
#include "scoring/heats/seating/meetings.h"
#include "scoring/heats/table_limits.h"
#include "scoring/seat_change.h"

#include <QHash>

namespace mentat {

/// The tables of a heat as they stand, and what a change of them costs: the cost of a draw
/// (SeatingCost) over the tables that change, after it less before it. Keeps references to the
/// event and the heat, which must outlive it.
class HeatSeating {
public:
    /// guest: somebody who comes into question beside the heat's own people.
    HeatSeating(const Event& event, const Heat& heat,
                const std::optional<PlayerId>& guest = std::nullopt);

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] const Heat& heat() const { return m_heat; }
    [[nodiscard]] const TableLimits& limits() const { return m_limits; }
    /// R1.5; in an event of the base alone everybody said either.
    [[nodiscard]] Preference preferenceOf(const PlayerId& player) const;
    /// R1.5: not somebody who plays the base game only, where the expansion is played.
    [[nodiscard]] bool maySit(const PlayerId& player, const Game& game) const;

    [[nodiscard]] SeatChangeCost costOf(const std::vector<TableChange>& tables) const;
    /// Of one table, by itself.
    [[nodiscard]] SeatChangeCost costOf(const Game& game) const;
    [[nodiscard]] SeatChangeCost costOf(const std::vector<PlayerId>& people, bool expansion) const;

    /// The change in full, its cost and the reasons for it worked out.
    [[nodiscard]] SeatChange change(SeatChangeKind kind, const SeatRequest& request,
                                    std::vector<PlayerId> players,
                                    std::vector<TableChange> tables) const;

private:
    [[nodiscard]] std::vector<MetBefore> meetings(const SeatChange& change,
                                                  std::optional<Game> TableChange::*together,
                                                  std::optional<Game> TableChange::*apart) const;
    [[nodiscard]] std::vector<EarlierTable> sharedTables(const PlayerId& one,
                                                         const PlayerId& other) const;
    void tellPairsApart(SeatChange& change) const;
    void tellWishes(SeatChange& change) const;
    void tellGmsWord(SeatChange& change) const;

    const Event& m_event;
    const Heat& m_heat;
    TableLimits m_limits;
    SeatingTask m_task; // its tables are those of no draw: none
    QHash<PlayerId, EntrantIndex> m_entrants;
    Meetings m_meetings;
};

/// The heat that a request is about. Failures: UnknownHeat, HeatWithoutTables.
[[nodiscard]] Result<const Heat*> heatWithTables(const Event& event, HeatNumber heat);
/// The table where a player sits. Failures: UnknownPlayer, NotSeated, TableOver, AlreadyLeft.
[[nodiscard]] Result<const Game*> tableToLeave(const Event& event, const Heat& heat,
                                               const PlayerId& player);
/// Cheapest first, equals by the tables that change.
void rank(std::vector<SeatChange>& choices);

/// A table dissolved over the free seats of others, at the least cost: every way is tried, where
/// there are more than twelve tables with a free seat of those that alone cost each player least.
/// startedToo: also over tables that have started. The first of the changes is the table that goes.
/// Nothing where they are not enough seats, or R1.5 forbids it.
[[nodiscard]] std::optional<std::vector<TableChange>>
cheapestMerge(const HeatSeating& seating, const Game& dissolved, bool startedToo);

} // namespace mentat
