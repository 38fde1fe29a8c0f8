#pragma once

#include "model/event.h"
#include "model/rounds/heats_play.h"
#include "scoring/heats/seating/seating_cost.h"

#include <variant>

namespace mentat {

/// What is asked of a round's seats once its tables stand. Times are those at which it happened,
/// not those of typing (R1.6). startedToo: also at tables that have started or are locked.

/// R1.6: somebody came.
struct LatecomerRequest {
    RoundId round;
    PlayerId player;
    VenueTime at;
    friend bool operator==(const LatecomerRequest&, const LatecomerRequest&) = default;
};
/// R1.6, R6.1: somebody left, or never came to the seat.
struct LeaveRequest {
    RoundId round;
    PlayerId player;
    VenueTime at;
    bool excused = false; // a dropout whom the GM excuses
    friend bool operator==(const LeaveRequest&, const LeaveRequest&) = default;
};
/// Two at different tables change places.
struct SwapRequest {
    RoundId round;
    PlayerId one;
    PlayerId other;
    bool startedToo = false;
    friend bool operator==(const SwapRequest&, const SwapRequest&) = default;
};
/// One goes to a free seat at another table.
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
/// Those who play and have no seat are to get a table of their own.
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
    Merge,    // a table is dissolved over the free seats of others
    NewTable, // for those without a seat, and who is taken from tables of six
};

/// A table that changes; absent: not there.
struct TableChange {
    TableNumber table;
    std::optional<Game> before;
    std::optional<Game> after;
    bool hasStarted = false;
    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// What a change adds to the cost of a round's tables; below 0 where it takes from it.
struct SeatChangeCost {
    qint64 smallGames = 0;     // with fewer than five players (R1.1)
    qint64 missingPlayers = 0; // how many these have less than five, together (R1.2)
    SeatingCost seating;

    SeatChangeCost& operator+=(const SeatChangeCost& other);
    SeatChangeCost& operator-=(const SeatChangeCost& other);
    friend bool operator==(const SeatChangeCost&, const SeatChangeCost&) = default;
    /// The cheaper is the less: who must be kept apart counts before small games, all else after.
    friend std::strong_ordering operator<=>(const SeatChangeCost& a, const SeatChangeCost& b);
};

/// A table of an earlier round.
struct EarlierTable {
    RoundId round;
    TableNumber table;
    friend bool operator==(const EarlierTable&, const EarlierTable&) = default;
};

/// Two who have met, with all the tables where they did.
struct MetBefore {
    PlayerId one;
    PlayerId other;
    std::vector<EarlierTable> where; // in the order of play
    friend bool operator==(const MetBefore&, const MetBefore&) = default;
};

/// Two who come together although they are to be kept apart.
struct TogetherAgainstWish {
    PlayerId one;
    PlayerId other;
    bool hard = false; // by the GM's word
    friend bool operator==(const TogetherAgainstWish&, const TogetherAgainstWish&) = default;
};

/// Why a change needs a word of the GM, who gives a reason.
enum class GmsWord {
    LateAfterGrace,    // R1.6
    NotInLineUp,       // R7.1: somebody else plays the round, not they
    MustBeApart,       // two whom the GM's word keeps apart
    BaseOnlyAtVariant, // R1.5
};

/// One way to change seats, complete: every seat that it does not name stays as it is.
struct SeatChange {
    SeatRequest request; // what was asked
    SeatChangeKind kind;
    std::vector<PlayerId> players; // who sits elsewhere, or no more
    /// Swap: that of the first, of the other. Move: the one left, the one joined. Merge, NewTable:
    /// the one that goes or comes, then the others.
    std::vector<TableChange> tables;
    SeatChangeCost cost;
    // What the cost is made of, for people:
    std::vector<MetBefore> meetAgain; // come together
    std::vector<MetBefore> parted;    // no longer sit together
    std::vector<TogetherAgainstWish> togetherAgainstWish;
    std::vector<PlayerId> withoutVariant;    // asked for it and get a seat without
    std::vector<PlayerId> eitherAtVariant;   // take one of its seats, having said either
    std::vector<PlayerId> baseOnlyAtVariant; // get such a seat against R1.5
    std::vector<GmsWord> gmsWord;
    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

[[nodiscard]] const RoundId& roundOf(const SeatRequest& request);
/// Where somebody sits after the change; absent: nowhere, or at a table that does not change.
[[nodiscard]] std::optional<TableNumber> tableAfter(const SeatChange& change,
                                                    const PlayerId& player);
[[nodiscard]] std::optional<TableNumber> tableBefore(const SeatChange& change,
                                                     const PlayerId& player);

} // namespace mentat
