#include "model/book.h"

#include <algorithm>

namespace mentat {
namespace {

template <class List, class Key>
auto* findById(List& list, const Key& id) {
    const auto found
        = std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template <class List>
qint64 greatestNumber(const List& list) {
    qint64 greatest = 0;
    for (const auto& entry : list)
        greatest = std::max(greatest, entry.id.number());
    return greatest;
}

} // namespace

const Event* findEvent(const Book& book, EventId id) {
    const BookEvent* found = findById(book.events, id);
    return found ? &found->event : nullptr;
}

Event* findEvent(Book& book, EventId id) {
    BookEvent* found = findById(book.events, id);
    return found ? &found->event : nullptr;
}

const Person* findPerson(const Book& book, PersonId id) {
    return findById(book.people, id);
}

void applyPeople(Book& book, const Change& change) {
    for (const PersonEdit& edit : change.people) {
        Person* known = findById(book.people, edit.id);
        if (!edit.after)
            std::erase_if(book.people, [&](const Person& p) { return p.id == edit.id; });
        else if (known)
            *known = *edit.after;
        else
            book.people.insert(
                std::upper_bound(book.people.begin(), book.people.end(), edit.id,
                                 [](PersonId id, const Person& person) { return id < person.id; }),
                *edit.after);
    }
    for (const PersonLink& link : change.links) {
        if (Event* event = findEvent(book, link.event))
            findById(event->players, link.player)->person = link.after;
    }
}

bool peopleMatch(const Book& book, const Change& change) {
    const bool people
        = std::all_of(change.people.begin(), change.people.end(), [&](const PersonEdit& edit) {
              const Person* person = findPerson(book, edit.id);
              return person ? edit.before == *person : !edit.before;
          });
    const auto isAsExpected = [&](const PersonLink& link) {
        const Event* event = findEvent(book, link.event);
        const Player* player = event ? findPlayer(*event, link.player) : nullptr;
        return player && player->person == link.before;
    };
    return people && std::all_of(change.links.begin(), change.links.end(), isAsExpected);
}

EventId nextEventId(const Book& book) {
    return EventId(std::max(greatestNumber(book.events), greatestNumber(book.summaries)) + 1);
}

PersonId nextPersonId(const Book& book) {
    return PersonId(greatestNumber(book.people) + 1);
}

} // namespace mentat
