#pragma once

#include "model/book.h"
#include "model/changes/change.h"

namespace mentat {

/// Who is who over the years: an event's players against the people that the file knows.

/// Gives each player of the event the person meant: one of the same normalised name and no
/// different `from`, where just one such is known; else a new one. Two players of one event are
/// always two people. What the event says is taken over by its people where no newer event of
/// theirs stands in the file. replaced: the event whose place this one takes.
/// Returns the changes to the people.
[[nodiscard]] std::vector<PersonEdit> registerPeople(const Book& book, Event& event,
                                                     std::optional<EventId> replaced);

/// Whether after the change others may be known or play than before it, or go by another name or
/// badge.
[[nodiscard]] bool concernsNames(const Change& change);

/// The player of the event who is this person; nullptr where none is.
[[nodiscard]] const Player* playerWho(const Event& event, PersonId person);

/// All names that a player also goes by: those that the event says, then those of other years.
[[nodiscard]] std::vector<Name> otherNamesOf(const Book& book, const Player& player);

/// The person that a player of no known person is: a new one, with what the event says. The
/// player's `person` must be set to the id it gets.
[[nodiscard]] Person personOf(const Player& player);
/// What a player's changed details change in the person: nothing where a newer event says more.
[[nodiscard]] std::vector<PersonEdit> shownBy(const Book& book, const Event& event,
                                              const Player& player);

/// Warnings for `check`: players who could have been two people when the event came in.
[[nodiscard]] Findings ambiguousPeople(const Book& book, const Event& event);

} // namespace mentat
