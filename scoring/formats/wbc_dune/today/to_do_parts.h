#pragma once

#include "model/event.h"
#include "scoring/advancement.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/formats/wbc_dune/today/event_questions.h"
#include "scoring/to_do.h"
#include "scoring/warnings.h"

namespace mentat {

/// What the parts of a day's list look at, computed once.
struct DayView {
    DayView(const Event& event, const std::optional<VenueTime>& now);

    const Event& event;
    const HeatsPlay& play;
    std::optional<VenueTime> now; // absent: the event is looked back at
    bool heatsOver;
    Advancement advancement;
    std::vector<AwardCourse> awards;
    Warnings warnings;
    EventQuestions questions;
};

using ToDos = std::vector<ToDo>;

/// The tables of a heat for which something holds.
template <class Predicate>
[[nodiscard]] std::vector<TableNumber> tablesWhere(const Heat& heat, Predicate holds) {
    std::vector<TableNumber> tables;
    for (const Game& game : heat.games) {
        if (holds(game))
            tables.push_back(game.table);
    }
    return tables;
}

/// The heats, from check-in to the last sheet.
void addHeats(const DayView& day, ToDos& list);
/// Ties that are to be rolled for (R4.5): tiesToRoll().
void addTies(const DayView& day, ToDos& list);
void addUndecidedAwards(const DayView& day, ToDos& list);
void addAwardsToHandOver(const DayView& day, ToDos& list);
/// From the call list to the placements (R7), and the closing of the event.
void addFinal(const DayView& day, ToDos& list);
/// Ties among the finalists (R7.5).
void addTiesInFinal(const DayView& day, ToDos& list);
/// Warnings that nobody has accepted, and results that were not held against their sheets.
void addWarnings(const DayView& day, ToDos& list);
void addUnchecked(const DayView& day, ToDos& list, bool alsoOfUnfinishedHeats);
/// What is to be asked, one entry a table: what a verdict waits for, then what could decide
/// something.
void addQuestions(const DayView& day, ToDos& list);
/// One line of what is unknown and not asked.
void addNotAsked(const DayView& day, ToDos& list);

} // namespace mentat
