#pragma once

#include "model/values/times.h"

#include <QLocale>

namespace mentat {

/// A time of day as it is typed, with or without colon: "1712", "17:12", "512", "5:12 pm", "512p",
/// "5p".
/// Without "am" or "pm" an hour up to 12 may be either. The first such moment from `after` on;
/// absent where the text is none.
[[nodiscard]] std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after);

/// The hour of the day, 0 to 23, that "5 am" or "5 pm" is; absent where an hour is not 1 to 12.
[[nodiscard]] std::optional<int> hourOfDay(int hour, bool isAfternoon);

/// "17:12" or "5:12 PM", as the locale has it, to be typed again.
[[nodiscard]] QString timeToType(const VenueTime& time, const QLocale& locale = {});

} // namespace mentat
