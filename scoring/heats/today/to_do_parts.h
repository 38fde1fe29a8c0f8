#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/standings.h"
#include "scoring/today/to_do.h"
#include "scoring/warnings.h"

namespace mentat {

/// What the parts of a day's list look at, computed once.
struct HeatsDay {
    HeatsDay(const Event& event, const std::optional<VenueTime>& now);

    const Event& event;
    const HeatsPlay& play;
    std::optional<VenueTime> now; // absent: the event is looked back at
    bool heatsOver;
    const HeatsScoring& format;
    Advancement advancement;
    Warnings warnings;
    EventQuestions questions;
};

using ToDos = std::vector<ToDo>;

/// The tables of a round for which something holds.
template <class Predicate>
[[nodiscard]] std::vector<TableNumber> tablesWhere(const Round& round, Predicate holds) {
    std::vector<TableNumber> tables;
    for (const Game& game : round.games()) {
        if (holds(game))
            tables.push_back(game.table);
    }
    return tables;
}

/// About some tables of a round; of an advanced round that has one table alone it is about the
/// round.
[[nodiscard]] ToDo aboutTables(ToDoKind kind, const Round& round, std::vector<TableNumber> tables);
/// Its sheet is to be typed, or who won by it is to be recorded.
[[nodiscard]] bool waitsForSheet(const HeatsDay& day, const Game& game);

/// Who and what there is to be, before there is anything else.
void addBeginning(const HeatsDay& day, ToDos& list);
/// The heats, from check-in to the last sheet.
void addHeats(const HeatsDay& day, ToDos& list);
/// R7.1: who plays an advanced round, until its line-up is closed. meanwhile: what there is to do
/// while its deadline is far.
void addLineUp(const HeatsDay& day, const AdvancedRound& round, const ToDos& meanwhile,
               ToDos& list);
/// The tables of an advanced round: to record, to start, that play.
void addTablesOf(const HeatsDay& day, const PlayedStage& stage, ToDos& list);
/// The ties of the standings that are to be rolled for (R4.5).
void addTiesOfStandings(const HeatsDay& day, ToDos& list);
void addUnfinishedGames(const HeatsDay& day, ToDos& list);
/// Warnings that nobody has accepted, and results that were not held against their sheets.
void addWarnings(const HeatsDay& day, ToDos& list);
void addUnchecked(const HeatsDay& day, ToDos& list, bool alsoOfUnfinishedRounds);
/// What is to be asked, one entry a table: what a verdict waits for, then what could decide
/// something.
void addQuestions(const HeatsDay& day, ToDos& list);
/// One line of what is unknown and not asked.
void addNotAsked(const HeatsDay& day, ToDos& list);
/// One line of whose hometown nobody has asked for, which the hand-in wants, where it is known of
/// most: who plays is still there to be asked.
void addMissingHomes(const HeatsDay& day, ToDos& list);

} // namespace mentat
