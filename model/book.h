#pragma once

#include "model/changes/change.h"
#include "model/event.h"
#include "model/people/person.h"
#include "model/summary.h"

namespace mentat {

struct BookEvent {
    EventId id;
    Event event;
    friend bool operator==(const BookEvent&, const BookEvent&) = default;
};
struct BookSummary {
    EventId id;
    Summary summary;
    friend bool operator==(const BookSummary&, const BookSummary&) = default;
};

/// All that an event file holds but its journal and drafts: people, and events and summaries in the
/// order in which they came in.
struct Book {
    std::vector<Person> people;
    std::vector<BookEvent> events;
    std::vector<BookSummary> summaries;
    /// To practise with: nothing of it counts, and all that is made of it says so.
    bool isPractice = false;
    friend bool operator==(const Book&, const Book&) = default;
};

/// nullptr where there is none.
[[nodiscard]] const Event* findEvent(const Book& book, EventId id);
[[nodiscard]] Event* findEvent(Book& book, EventId id);
[[nodiscard]] const Person* findPerson(const Book& book, PersonId id);

/// Puts the people of a change into the book, and whom it says players are; its edits go to the
/// event by apply().
void applyPeople(Book& book, const Change& change);

/// Whether people and players are as the change expects to find them.
[[nodiscard]] bool peopleMatch(const Book& book, const Change& change);

/// The next id that no event or summary, and no person, has.
[[nodiscard]] EventId nextEventId(const Book& book);
[[nodiscard]] PersonId nextPersonId(const Book& book);

} // namespace mentat
