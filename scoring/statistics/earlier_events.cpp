#include "scoring/statistics/earlier_events.h"

#include <algorithm>

namespace mentat {

namespace {

/// By the convention's code; where one of them has none, by the name.
bool areOfOneEvent(const EventDetails& one, const EventDetails& other) {
    if (one.code && other.code)
        return one.code->trimmed().compare(other.code->trimmed(), Qt::CaseInsensitive) == 0;
    return one.name.normalised() == other.name.normalised();
}

} // namespace

std::vector<const Event*> earlierEvents(const Book& book, const Event& event) {
    std::vector<const Event*> events;
    for (const BookEvent& entry : book.events) {
        if (entry.event.play.index() == event.play.index()
            && entry.event.details.year < event.details.year
            && areOfOneEvent(entry.event.details, event.details))
            events.push_back(&entry.event);
    }
    std::ranges::stable_sort(events, std::greater<>(),
                             [](const Event* one) { return one->details.year; });
    return events;
}

} // namespace mentat
