#pragma once

#include "model/values/venue_time.h"
#include "reports/wording/language/locale_text.h"

namespace mentat {

// Times and days as the desk's locale writes them.

[[nodiscard]] inline QString timeText(QTime time) {
    return clockText(QLocale(), time);
}
[[nodiscard]] inline QString dayText(QDate day) {
    return dayText(QLocale(), day);
}
[[nodiscard]] inline QString dayAndTime(const VenueTime& time) {
    return dayAndClockText(QLocale(), time.date(), time.time());
}

} // namespace mentat
