#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/standings.h"
#include "scoring/today/to_do.h"
#include "scoring/warnings.h"

namespace mentat {

/// What the parts of the to-do list share, computed once.
struct HeatsDay {
    HeatsDay(const Event& event, const std::optional<VenueTime>& now);

    const Event& event;
    const HeatsPlay& play;
    std::optional<VenueTime> now; // absent: looking back at the event
    bool heatsOver;
    const HeatsScoring& format;
    Advancement advancement;
    Warnings warnings;
    EventQuestions questions;
};

using ToDos = std::vector<ToDo>;

/// The tables of a round that satisfy a predicate.
template <class Predicate>
[[nodiscard]] std::vector<TableNumber> tablesWhere(const Round& round, Predicate holds) {
    std::vector<TableNumber> tables;
    for (const Game& game : round.games()) {
        if (holds(game))
            tables.push_back(game.table);
    }
    return tables;
}

/// About some tables of a round; about the round itself if an advanced round has a single table.
[[nodiscard]] ToDo aboutTables(ToDoKind kind, const Round& round, std::vector<TableNumber> tables);
/// Its sheet is to be entered, or its winner recorded.
[[nodiscard]] bool waitsForSheet(const HeatsDay& day, const Game& game);

/// What is missing before anything else can happen.
void addBeginning(const HeatsDay& day, ToDos& list);
/// The heats, from check-in to the last sheet.
void addHeats(const HeatsDay& day, ToDos& list);
/// R7.1: who plays an advanced round, until its line-up is closed. meanwhile: what there is to do
/// while its deadline is far off.
void addLineUp(const HeatsDay& day, const AdvancedRound& round, const ToDos& meanwhile,
               ToDos& list);
/// The tables of an advanced round: to record, to start, playing.
void addTablesOf(const HeatsDay& day, const PlayedStage& stage, ToDos& list);
/// The ties to roll in the standings (R4.5).
void addTiesOfStandings(const HeatsDay& day, ToDos& list);
void addUnfinishedGames(const HeatsDay& day, ToDos& list);
/// Warnings that nobody has accepted, and results that nobody has double-checked.
void addWarnings(const HeatsDay& day, ToDos& list);
void addUnchecked(const HeatsDay& day, ToDos& list, bool alsoOfUnfinishedRounds);
/// Questions, one entry per table: first what a verdict waits for, then what could decide
/// something.
void addQuestions(const HeatsDay& day, ToDos& list);
/// One line for unknown values that are not asked for.
void addNotAsked(const HeatsDay& day, ToDos& list);
/// One line for missing hometowns, which the hand-in needs, if most are known: players who are
/// still there can be asked.
void addMissingHomes(const HeatsDay& day, ToDos& list);

} // namespace mentat
