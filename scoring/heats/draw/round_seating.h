#pragma once

#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/seat_change.h"

#include <QHash>

namespace mentat {

/// The tables of a round as they stand, and what a change of them costs: the cost of a draw
/// (SeatingCost) over the tables that change, after it less before it. Keeps a reference to
/// the event, which must outlive it.
class RoundSeating {
public:
    /// guests: who comes into question beside those who sit there and a heat's own people.
    RoundSeating(const Event& event, const Round& round, const std::vector<PlayerId>& guests = {});

    [[nodiscard]] const Event& event() const { return m_event; }
    [[nodiscard]] const Round& round() const { return m_round; }
    [[nodiscard]] const TableLimits& limits() const { return m_limits; }
    /// R1.5; in an event of the base alone everybody said either.
    [[nodiscard]] Preference preferenceOf(const PlayerId& player) const;
    /// R1.5: not somebody who plays the base game only, where the variant is played.
    [[nodiscard]] bool maySit(const PlayerId& player, const Game& game) const;

    [[nodiscard]] SeatChangeCost costOf(const std::vector<TableChange>& tables) const;
    /// Of one table, by itself.
    [[nodiscard]] SeatChangeCost costOf(const Game& game) const;
    [[nodiscard]] SeatChangeCost costOf(const std::vector<PlayerId>& people, bool variant) const;

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
    Round m_round;
    TableLimits m_limits;
    SeatingTask m_task; // its tables are those of no draw: none
    QHash<PlayerId, EntrantIndex> m_entrants;
    Meetings m_meetings;
};

/// The round that a request is about. Failures: UnknownHeat, RoundWithoutTables.
[[nodiscard]] Result<Round> roundWithTables(const Event& event, const RoundId& round);
/// The table where a player sits. Failures: UnknownPlayer, NotSeated, TableOver, AlreadyLeft.
[[nodiscard]] Result<const Game*> tableToLeave(const Event& event, const Round& round,
                                               const PlayerId& player);
/// Cheapest first, equals by the tables that change.
void rank(std::vector<SeatChange>& choices);

/// A table dissolved over the free seats of others, at the least cost: every way is tried, where
/// there are more than twelve tables with a free seat of those that alone cost each player least.
/// startedToo: also over tables that have started. The first of the changes is the table that goes.
/// Nothing where they are not enough seats, or R1.5 forbids it.
[[nodiscard]] std::optional<std::vector<TableChange>>
cheapestMerge(const RoundSeating& seating, const Game& dissolved, bool startedToo);

} // namespace mentat
