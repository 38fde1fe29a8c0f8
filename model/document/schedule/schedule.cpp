#include "model/document/schedule/schedule.h"

#include <algorithm>

namespace mentat {

const ScheduledEvent* findScheduled(const ScheduledEvents& events, const QString& code) {
    const auto found = std::ranges::find_if(events, [&](const ScheduledEvent& event) {
        return event.code.compare(code.trimmed(), Qt::CaseInsensitive) == 0;
    });
    return found == events.end() ? nullptr : &*found;
}

std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                   const QString& typed) {
    const QStringList words = normalisedText(typed).split(u' ', Qt::SkipEmptyParts);
    std::vector<const ScheduledEvent*> found;
    for (const ScheduledEvent& event : events) {
        const QString text = normalisedText(event.code + u' ' + event.name.text() + u' '
                                            + event.gm.value_or(QString()));
        if (std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); }))
            found.push_back(&event);
    }
    return found;
}

} // namespace mentat
