#include "scoring/statistics/earlier_events.h"

#include <algorithm>

namespace mentat {

std::vector<const Event*> earlierEvents(const Book& book, const Event& event) {
    std::vector<const Event*> events;
    for (const BookEvent& entry : book.events) {
        if (entry.event.play.index() == event.play.index()
            && entry.event.details.year < event.details.year)
            events.push_back(&entry.event);
    }
    std::ranges::stable_sort(events, std::greater<>(),
                             [](const Event* one) { return one->details.year; });
    return events;
}

} // namespace mentat
