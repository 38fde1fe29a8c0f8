#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "model/document/people_csv.h"

#include <QStringList>

#include <array>
#include <set>
#include <utility>

namespace mentat {

/// Who is who over the years: an event's players, or the lines of a list, against the people that
/// the file knows.

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

/// What a line of a list does with whom it means. before: absent where somebody new comes in; equal
/// to after where the line says nothing new.
struct MatchedLine {
    qint64 line;
    std::optional<Person> before;
    Person after;
    /// The line of the list that named the same person before.
    std::optional<qint64> again = {};
};
/// Two people or more with one badge: at the desk a scan says only that it is one of them.
struct SharedBadge {
    QString badge;
    QStringList names; // in the order of the people
    friend bool operator==(const SharedBadge&, const SharedBadge&) = default;
};
struct PeopleImport {
    std::vector<PersonEdit> people;
    std::vector<MatchedLine> matched; // in the order of the file
    int added = 0;
    int updated = 0;
    int unchanged = 0;
    std::vector<RejectedLine> rejected; // those of the list too, in the order of the file
    std::vector<SharedBadge> shared;    // that somebody of the list has
};
/// Matches each line with whom it was said to be, else by badge (badgeNumber()) where the name
/// agrees too, else by name; a person keeps what a line does not say. Several lines of one person
/// are one person.
[[nodiscard]] PeopleImport matchPeople(const Book& book, PeopleList list);

/// What of an import is left out, by hand.
struct NotWanted {
    std::set<qint64> lines;
    /// A fact that a line would change: it stays as it is known.
    std::set<std::pair<qint64, PersonFact>> facts;
};
/// The list without these: lines are gone, facts are not said.
[[nodiscard]] PeopleList without(PeopleList list, const NotWanted& leftOut);

/// The import as an act beside an event, which undo takes back whole.
[[nodiscard]] Change peopleTaken(const PeopleImport& import);

} // namespace mentat
