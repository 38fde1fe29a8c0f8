#pragma once

#include "model/finding.h"
#include "model/rounds/heats_play.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/side.h"
#include "model/values/times.h"
#include "scoring/heats/games/open_question.h"
#include "scoring/ranking/standings.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

/// The groups of the page Today.
enum class ToDoGroup { Next, Wrong, Ask, Quiet };

/// Something the GM should do. Each kind is a row of to_do_kinds.def.
enum class ToDoKind {
#define KIND(name, ...) name,
#include "scoring/today/to_do_kinds.def"
};

inline constexpr ToDoGroup groupsOfToDos[] = {
#define KIND(name, group) ToDoGroup::group,
#include "scoring/today/to_do_kinds.def"
};

[[nodiscard]] constexpr ToDoGroup groupOf(ToDoKind kind) {
    return groupsOfToDos[static_cast<size_t>(kind)];
}

/// Up to this many lines of a kind appear separately in a round; more become one line.
inline constexpr size_t linesOfAKind = 3;

/// A fact to ask for, and about whom; absent: about the whole game.
struct AskedOf {
    AskedFact fact;
    std::optional<PlayerId> player;
    friend bool operator==(const AskedOf&, const AskedOf&) = default;
};

struct ToDo {
    ToDoKind kind;
    std::optional<RoundId> round{};
    std::vector<TableNumber> tables{}; // empty for a round with a single table
    int count = 0;
    int of = 0;
    std::optional<VenueTime> time{};
    std::vector<PlayerId> players{};
    std::optional<TieMatter> matter{};
    std::optional<QString> planned{};
    std::optional<Side> side{};
    std::vector<AskedOf> asked{};     // at all tables
    std::optional<Finding> warning{}; // the first of `count` of its kind
    bool losersOnly = false;          // only losers' strongholds
    bool couldDecide = false;         // R10.26: a tie that matters, an award or a place
    std::optional<int> number{};      // of a session's game
    friend bool operator==(const ToDo&, const ToDo&) = default;
};

/// The progress of a heat or an advanced round. The comments name the members of DayCard that go
/// with it.
enum class DayCardState {
    CheckIn,  // count of players who are in
    Drawn,    // count of tables: none has begun
    Playing,  // count of tables playing, of: all, recorded
    ToRecord, // none is playing and some have ended; recorded, of: all tables
    Recorded, // of: all tables
    Canceled, //
    // an advanced round
    ToCome,     // of: who play it, 0 while unknown
    CutSoFar,   // cut, while heats are still to come
    CutReached, // cut
    LineUp,     // count of those present, of: the line-up
    LineUpMade, // count of players
    GamePlays,  // count of players, time since when
    GameEnded,  // count of players, time: its sheet is to be typed
    Decided,    // players: the first; several where they are tied
    NotHeld,    //
};

/// A heat or an advanced round of an event in figures, for the row of cards on the page Today.
struct DayCard {
    RoundId round;
    DayCardState state;
    std::optional<QString> name{};    // the heat's own; absent if it has none
    std::optional<VenueTime> start{}; // as scheduled, until it has begun
    int count = 0;
    int of = 0;
    int recorded = 0;
    std::optional<VenueTime> time{};
    std::optional<QualificationPoints> cut{};
    std::vector<PlayerId> players{};
    bool isOfTheHour = false; // the clock shows it (roundOfTheHour), until all is recorded
    bool isOn = false;        // it has begun
    friend bool operator==(const DayCard&, const DayCard&) = default;
};

} // namespace mentat
