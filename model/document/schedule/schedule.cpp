#include "model/document/schedule/schedule.h"

#include <algorithm>

namespace mentat {

namespace {

/// How surely what was typed means the event: its very code first, then what begins so.
int placeOfHit(const ScheduledEvent& event, const QString& typed) {
    const QString code = normalisedText(event.code);
    if (code == typed)
        return 0;
    if (code.startsWith(typed))
        return 1;
    return event.name.normalised().startsWith(typed) ? 2 : 3;
}

} // namespace

const ScheduledEvent* findScheduled(const ScheduledEvents& events, const QString& code) {
    const auto found = std::ranges::find_if(events, [&](const ScheduledEvent& event) {
        return event.code.compare(code.trimmed(), Qt::CaseInsensitive) == 0;
    });
    return found == events.end() ? nullptr : &*found;
}

std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                   const QString& typed) {
    const QString wanted = normalisedText(typed);
    const QStringList words = wanted.split(u' ', Qt::SkipEmptyParts);
    std::vector<const ScheduledEvent*> found;
    for (const ScheduledEvent& event : events) {
        const QString text = normalisedText(event.code + u' ' + event.name.text() + u' '
                                            + event.gm.value_or(QString()));
        if (std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); }))
            found.push_back(&event);
    }
    if (!words.empty())
        std::ranges::stable_sort(
            found, {}, [&](const ScheduledEvent* event) { return placeOfHit(*event, wanted); });
    return found;
}

} // namespace mentat
