#pragma once

#include "model/event.h"
#include "model/rounds/heats_play.h"
#include "scoring/heats/seating/seating_cost.h"

#include <variant>

namespace mentat {

/// Requests to change a round's seats once it has tables. Times are when something happened, not
/// when it was typed (R1.6). startedToo: including tables that have started or are locked.

/// R1.6: a player came late.
struct LatecomerRequest {
    RoundId round;
    PlayerId player;
    VenueTime at;
    friend bool operator==(const LatecomerRequest&, const LatecomerRequest&) = default;
};
/// R1.6, R6.1: a player left, or never came to the seat.
struct LeaveRequest {
    RoundId round;
    PlayerId player;
    VenueTime at;
    bool excused = false; // a dropout that the GM excuses
    friend bool operator==(const LeaveRequest&, const LeaveRequest&) = default;
};
/// Two players at different tables trade seats.
struct SwapRequest {
    RoundId round;
    PlayerId one;
    PlayerId other;
    bool startedToo = false;
    friend bool operator==(const SwapRequest&, const SwapRequest&) = default;
};
/// A player moves to a free seat at another table.
struct MoveRequest {
    RoundId round;
    PlayerId player;
    TableNumber table;
    bool startedToo = false;
    friend bool operator==(const MoveRequest&, const MoveRequest&) = default;
};
/// R1.2: a table has fewer than five players.
struct SmallTableRequest {
    RoundId round;
    TableNumber table;
    VenueTime at;
    bool startedToo = false;
    friend bool operator==(const SmallTableRequest&, const SmallTableRequest&) = default;
};
/// Entrants without a seat get a table of their own.
struct NewTableRequest {
    RoundId round;
    friend bool operator==(const NewTableRequest&, const NewTableRequest&) = default;
};

using SeatRequest = std::variant<LatecomerRequest, LeaveRequest, SwapRequest, MoveRequest,
                                 SmallTableRequest, NewTableRequest>;

enum class SeatChangeKind {
    Latecomer, // takes a free seat
    Leaver,    // was never in the game
    Dropout,   // R6.1
    Swap,
    Move,
    Merge,    // a table is dissolved into the free seats of others
    NewTable, // for players without a seat, and players taken from tables of six
};

/// A table that changes; absent: does not exist.
struct TableChange {
    TableNumber table;
    std::optional<Game> before;
    std::optional<Game> after;
    bool hasStarted = false;
    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// What a change adds to the cost of a round's tables; negative if it reduces it.
struct SeatChangeCost {
    qint64 smallGames = 0;     // with fewer than five players (R1.1)
    qint64 missingPlayers = 0; // players missing to five, over all of these (R1.2)
    SeatingCost seating;

    SeatChangeCost& operator+=(const SeatChangeCost& other);
    SeatChangeCost& operator-=(const SeatChangeCost& other);
    friend bool operator==(const SeatChangeCost&, const SeatChangeCost&) = default;
    /// Cheaper is less: the GM's keep-apart decisions count before small games, everything else
    /// after.
    friend std::strong_ordering operator<=>(const SeatChangeCost& a, const SeatChangeCost& b);
};

/// A table of an earlier round.
struct EarlierTable {
    RoundId round;
    TableNumber table;
    friend bool operator==(const EarlierTable&, const EarlierTable&) = default;
};

/// Two players who have met, with all the tables where they did.
struct MetBefore {
    PlayerId one;
    PlayerId other;
    std::vector<EarlierTable> where; // in the order of play
    friend bool operator==(const MetBefore&, const MetBefore&) = default;
};

/// Two players who come together despite a keep-apart wish.
struct TogetherAgainstWish {
    PlayerId one;
    PlayerId other;
    bool hard = false; // the GM's decision
    friend bool operator==(const TogetherAgainstWish&, const TogetherAgainstWish&) = default;
};

/// Why a change needs the GM's permission, with a reason.
enum class GmOverride {
    LateAfterGrace,    // R1.6
    NotInLineUp,       // R7.1: is not in the round's line-up
    MustBeApart,       // two players whom the GM keeps apart
    BaseOnlyAtVariant, // R1.5
};

/// One complete way to change seats: every seat that it does not name stays.
struct SeatChange {
    SeatRequest request; // what was asked
    SeatChangeKind kind;
    std::vector<PlayerId> players; // players whose seat changes or ends
    /// Swap: the first player's, the other's. Move: the one left, the one joined. Merge, NewTable:
    /// the dissolved or new one, then the others.
    std::vector<TableChange> tables;
    SeatChangeCost cost;
    // The parts of the cost, for people:
    std::vector<MetBefore> meetAgain; // come together
    std::vector<MetBefore> parted;    // no longer together
    std::vector<TogetherAgainstWish> togetherAgainstWish;
    std::vector<PlayerId> withoutVariant;    // want it and get a seat without
    std::vector<PlayerId> eitherAtVariant;   // take a variant seat with no preference
    std::vector<PlayerId> baseOnlyAtVariant; // get a variant seat against R1.5
    std::vector<GmOverride> gmOverrides;
    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

[[nodiscard]] const RoundId& roundOf(const SeatRequest& request);
/// The player's table after the change; absent: none, or a table that does not change.
[[nodiscard]] std::optional<TableNumber> tableAfter(const SeatChange& change,
                                                    const PlayerId& player);
[[nodiscard]] std::optional<TableNumber> tableBefore(const SeatChange& change,
                                                     const PlayerId& player);

} // namespace mentat
