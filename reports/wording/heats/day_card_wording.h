#pragma once

#include "reports/wording/language/language.h"
#include "reports/wording/names.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// A heat or an advanced round in brief: its title, its time, one figure, and what that counts.
struct DayCardText {
    QString title;  // "Heat 2", or its own name
    QString when;   // "now", "9:00 AM", on another day "Fri 9:00 AM", "champion"; may be empty
    QString figure; // "3 of 5", or the champion's name
    QString words;  // "playing · 2 recorded"; may be empty
    friend bool operator==(const DayCardText&, const DayCardText&) = default;
};
/// now: the venue's wall clock. nameOf: of the champion. A heat shows the progress of its tables,
/// an advanced round its players, the cut, or the winner.
[[nodiscard]] DayCardText dayCardText(const Language& language, const DayCard& card,
                                      const VenueTime& now, const NameOf& nameOf);
/// Everything on one line: "Heat 2, now: 3 of 5 playing · 2 recorded".
[[nodiscard]] QString inOneLine(const Language& language, const DayCardText& text);

} // namespace mentat
