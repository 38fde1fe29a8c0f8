#pragma once

#include "model/faction.h"
#include "model/finding.h"
#include "model/values/bounded_int.h"
#include "model/values/ids.h"
#include "model/values/venue_time.h"
#include "scoring/advancement.h"
#include "scoring/game_question.h"

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
    TimeIsUp,        // heat, tables that still play, time since when
    RecordSheets,    // heat, tables that have ended, time when the first of them ended
    StartTables,     // heat, tables
    DrawTables,      // heat, count of players who are in, time of the start where it is known
    LastTurns,       // heat, tables that play, time from which on no turn may begin: it has come
    CheckIn,         // heat, count of players who are in, time of the start where it is known
    TablesPlay,      // heat, tables, time from which on no turn may begin where it is known
    RollTie,         // matter, players, planned where the roll is to wait
    DecideAward,     // faction, players
    WorkCallList,    // count of those who were not called yet
    HandOverAwards,  // count
    CloseLineUp,     // count of those present, of: the places, time from which on it can be closed
    VoteOnExpansion, // count of votes, of: those who have one
    PickFactions,    // players: whose turn it is
    StartFinal,      //
    FinalPlays,      // time since when
    RecordFinal,     //
    RollInFinal,     // players
    SendAwards,      // count
    // of an advanced round
    CallForStage, // stage, count of those who were not called yet
    CloseStage,   // stage, count, of, time: as CloseLineUp
    SeatStage,    // stage, count of players
    StartStage,   // stage, tables
    StagePlays,   // stage, tables, time since when
    RecordStage,  // stage, tables
    RollInStage,  // stage, players: for who goes on
    HandIn,       // count of places with laurels
    CloseEvent,   //
    RecordGames,  // count of those recorded: of a session, which has no heats
    // what is wrong
    LookAtWarnings, // heat and tables, or the final without; warning, count
    CheckResults,   // heat and tables, or the final without
    LookAtStage,    // stage, tables: one or none; warning, count
    LookAtGame,     // number of the session's game, count of its warnings
    LookAtHouses,   // players whose houses break R11.1 or R11.2
    // what to ask
    AwaitVerdict,   // R3.5: heat and a table, or the final without; asked
    RollForVerdict, // R3.3: heat and a table, or the final without; players
    AskTable,       // heat and tables, or the final without; asked, couldDecide
    AskHouses,      // count of players in a game whose houses are not complete, players
    // what is unknown and not to be asked
    NotAsked,     // count; losersOnly
    HomesMissing, // count; players where they are few
    // what closing an event finds open beside
    FinishGames, // heat and tables, or the final without
    NoFinalYet,  //
};

[[nodiscard]] ToDoGroup groupOf(ToDoKind kind);

/// So many lines of one kind stand for themselves in a heat; more than these are one line.
inline constexpr size_t linesOfAKind = 3;

/// A fact to ask for, and of whom; absent: of the whole game.
struct AskedOf {
    AskedFact fact;
    std::optional<PlayerId> player;
    friend bool operator==(const AskedOf&, const AskedOf&) = default;
};

struct ToDo {
    ToDoKind kind;
    std::optional<HeatNumber> heat{};
    std::vector<TableNumber> tables{};
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
    std::optional<QString> stage{};
    friend bool operator==(const ToDo&, const ToDo&) = default;
};

} // namespace mentat
