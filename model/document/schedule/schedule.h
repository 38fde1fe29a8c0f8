#pragma once

#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/times.h"

#include <vector>

namespace mentat {

/// What a line of a convention's schedule is about.
enum class RoundKind {
    Heat, // also a "round" with a number: which of the two a convention says differs by year
    Demo,
    Mulligan,
    Quarterfinal,
    Semifinal,
    Final,
    Other,
};

/// One line: a round of an event, when, where and for how long.
struct ScheduledRound {
    qint64 line; // in the file, from 1
    RoundKind kind = RoundKind::Other;
    std::optional<HeatNumber> number; // of a heat; where one stands twice, all go by their start
    QString words;                    // as the schedule calls it
    VenueTime start;
    std::optional<Minutes> minutes;
    std::optional<QString> room;
    friend bool operator==(const ScheduledRound&, const ScheduledRound&) = default;
};

/// All lines of one code. What they say of the event is taken from the first that says it, its
/// demonstrations last.
struct ScheduledEvent {
    QString code;
    Name name;
    std::optional<QString> gm; // "Brad Johnson", also where the schedule has "Johnson, Brad"
    std::optional<QString> eventClass;
    std::optional<QString> format;      // the convention's code for it: "HMW-P"
    std::vector<ScheduledRound> rounds; // by their start
    std::optional<int> prizeLevel{};    // by which its places earn laurels
    friend bool operator==(const ScheduledEvent&, const ScheduledEvent&) = default;
};

using ScheduledEvents = std::vector<ScheduledEvent>;

/// nullptr where there is none of this code; letter case aside.
[[nodiscard]] const ScheduledEvent* findScheduled(const ScheduledEvents& events,
                                                  const QString& code);
/// Those whose code, name or GM has all words of what was typed: the one of that code first, then
/// those whose code or name begins so, then the others, each in the order of the file.
[[nodiscard]] std::vector<const ScheduledEvent*> searchScheduled(const ScheduledEvents& events,
                                                                 const QString& typed);

} // namespace mentat
