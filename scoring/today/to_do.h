#pragma once

#include "model/faction.h"
#include "model/finding.h"
#include "model/rounds/heats_play.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/times.h"
#include "scoring/heats/games/open_question.h"
#include "scoring/ranking/standings.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

/// What the page Today tells apart.
enum class ToDoGroup { Next, Wrong, Ask, Quiet };

/// Something that the state of an event asks of the GM. The comment names the members of ToDo that
/// come with it.
enum class ToDoKind {
    // what to do next
    RegisterPlayers, //
    SetUpHeats,      //
    TimeIsUp,        // round, tables that still play, time since when
    RecordSheets,    // round, tables that have ended, time when the first of them ended
    StartTables,     // round, tables
    DrawTables,      // round, count of players who are in or play, time of the start where known
    LastTurns,       // round, tables that play, time from which on no turn may begin: it has come
    CheckIn,         // round, count of players who are in, time of the start where it is known
    TablesPlay,      // round, tables; of a heat the time from which on no turn may begin where that
                     // is known, of an advanced round since when they play
    RollTie,         // matter, players, planned where the roll is to wait
    DecideAward,     // faction, players
    WorkCallList,    // round, count of those who were not called yet
    HandOverAwards,  // count
    CloseLineUp,     // round, count of those present, of: the places, time from which on it can be
                     // closed
    VoteOnExpansion, // count of votes, of: those who have one
    PickFactions,    // players: whose turn it is
    RollInFinal,     // players
    RollInStage,     // round, players: for who goes on
    RollForWin,      // round, players: the final, whose ruleset knows no shared win
    SendAwards,      // count
    HandIn,          // count of places with laurels
    CloseEvent,      //
    RecordGames,     // count of those recorded: of a session, which has no heats
    // what is wrong
    LookAtWarnings, // round, tables; none: the round as such; warning, count
    CheckResults,   // round, tables
    LookAtGame,     // number of the session's game, count of its warnings
    LookAtHouses,   // players whose houses break R11.1 or R11.2
    // what to ask
    AwaitVerdict,   // R3.5: round, a table; asked
    RollForVerdict, // R3.3: round, a table; players
    AskTable,       // round, tables; asked, couldDecide
    AskHouses,      // count of players in a game whose houses are not complete, players
    // what is unknown and not to be asked
    NotAsked,     // count; losersOnly
    HomesMissing, // count; players where they are few
    // what closing an event finds open beside
    FinishGames, // round, tables
    NoFinalYet,  //
};

[[nodiscard]] constexpr ToDoGroup groupOf(ToDoKind kind) {
    // Each group is a part of the list.
    static_assert(ToDoKind::RegisterPlayers == ToDoKind{0}
                  && ToDoKind::LookAtWarnings < ToDoKind::AwaitVerdict
                  && ToDoKind::AwaitVerdict <= ToDoKind::AskHouses
                  && ToDoKind::AskHouses < ToDoKind::NotAsked
                  && ToDoKind::NotAsked < ToDoKind::HomesMissing
                  && ToDoKind::HomesMissing < ToDoKind::FinishGames);
    if (kind == ToDoKind::NotAsked || kind == ToDoKind::HomesMissing)
        return ToDoGroup::Quiet;
    if (kind < ToDoKind::LookAtWarnings || kind > ToDoKind::AskHouses)
        return ToDoGroup::Next;
    return kind >= ToDoKind::AwaitVerdict ? ToDoGroup::Ask : ToDoGroup::Wrong;
}

/// So many lines of one kind stand for themselves in a round; more than these are one line.
inline constexpr size_t linesOfAKind = 3;

/// A fact to ask for, and of whom; absent: of the whole game.
struct AskedOf {
    AskedFact fact;
    std::optional<PlayerId> player;
    friend bool operator==(const AskedOf&, const AskedOf&) = default;
};

struct ToDo {
    ToDoKind kind;
    std::optional<RoundId> round{};
    std::vector<TableNumber> tables{}; // none of a round that has one table alone
    int count = 0;
    int of = 0;
    std::optional<VenueTime> time{};
    std::vector<PlayerId> players{};
    std::optional<TieMatter> matter{};
    std::optional<QString> planned{};
    std::optional<Faction> faction{};
    std::vector<AskedOf> asked{};     // of all tables
    std::optional<Finding> warning{}; // the first of count of its kind
    bool losersOnly = false;          // nothing but the strongholds of losers
    bool couldDecide = false;         // R10.26: a tie that matters, an award or a place
    std::optional<int> number{};      // of a session's game
    friend bool operator==(const ToDo&, const ToDo&) = default;
};

/// How far a heat or an advanced round has come. The comment names the members of DayCard that come
/// with it.
enum class DayCardState {
    CheckIn,   // count of players who are in
    Drawn,     // count of tables: none has begun
    Playing,   // count of tables that play, of all, recorded
    ToRecord,  // none plays and some has ended; recorded, of all tables
    Recorded,  // of: all tables
    Cancelled, //
    // an advanced round
    ToCome,     // of: who play it, 0 while that is not known
    CutSoFar,   // cut, while heats are to come
    CutReached, // cut
    LineUp,     // count of those present, of: the line-up
    LineUpMade, // count of players
    GamePlays,  // count of players, time since when
    GameEnded,  // count of players, time: its sheet is to be typed
    Decided,    // players: the first; several where they are tied
    NotHeld,    //
};

/// A heat or an advanced round of an event in figures, as the page Today shows all of them in a
/// row.
struct DayCard {
    RoundId round;
    DayCardState state;
    std::optional<QString> name{};    // the heat's own; absent: it has none
    std::optional<VenueTime> start{}; // as scheduled, until it has begun
    int count = 0;
    int of = 0;
    int recorded = 0;
    std::optional<VenueTime> time{};
    std::optional<QualificationPoints> cut{};
    std::vector<PlayerId> players{};
    bool isOfTheHour = false; // what the clock is about (roundOfTheHour), until all is recorded
    bool isOn = false;        // and has begun
    friend bool operator==(const DayCard&, const DayCard&) = default;
};

} // namespace mentat
