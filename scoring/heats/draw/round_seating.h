#pragma once

#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/seat_change.h"

#include <QHash>

namespace mentat {

/// The tables of a round, and the cost of changing them: the cost of a draw (SeatingCost) over the
/// changed tables, after minus before. Keeps a reference to the event, which must outlive it.
class RoundSeating {
public:
    /// guests: players to consider besides those seated and the heat's own.
    RoundSeating(const Event& event, const Round& round, const std::vector<PlayerId>& guests = {});

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] const Round& round() const { return m_round; }
    [[nodiscard]] const TableLimits& limits() const { return m_limits; }
    /// R1.5; in an event with only the base set everyone is Either.
    [[nodiscard]] Preference preferenceOf(const PlayerId& player) const;
    /// R1.5: false for a player who plays only the base game at a variant table.
    [[nodiscard]] bool maySit(const PlayerId& player, const Game& game) const;

    [[nodiscard]] SeatChangeCost costOf(const std::vector<TableChange>& tables) const;
    /// Of one table by itself.
    [[nodiscard]] SeatChangeCost costOf(const Game& game) const;
    [[nodiscard]] SeatChangeCost costOf(const std::vector<PlayerId>& people, bool variant) const;

    /// Completes a change with its cost and the reasons for it.
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
    void addGmOverrides(SeatChange& change) const;

    const Event& m_event;
    Round m_round;
    TableLimits m_limits;
    SeatingTask m_task; // its tables do not come from a draw: none
    QHash<PlayerId, EntrantIndex> m_entrants;
    Meetings m_meetings;
};

/// The round of a request. Failures: UnknownHeat, RoundWithoutTables.
[[nodiscard]] Result<Round> roundWithTables(const Event& event, const RoundId& round);
/// The player's table. Failures: UnknownPlayer, NotSeated, TableOver, AlreadyLeft.
[[nodiscard]] Result<const Game*> tableToLeave(const Event& event, const Round& round,
                                               const PlayerId& player);
/// Cheapest first, ties by the tables that change.
void rank(std::vector<SeatChange>& choices);

/// Dissolves a table into the free seats of others at the least cost: tries every way or, with more
/// than twelve tables with a free seat, only those that by themselves cost each player the least.
/// startedToo: including tables that have started. The first change is the dissolved table. Absent
/// if there are too few seats, or R1.5 forbids it.
[[nodiscard]] std::optional<std::vector<TableChange>>
cheapestMerge(const RoundSeating& seating, const Game& dissolved, bool startedToo);

} // namespace mentat
