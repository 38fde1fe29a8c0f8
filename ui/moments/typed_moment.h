#pragma once

#include "model/values/times.h"

#include <QLocale>

namespace mentat {

/// A day, a time of day or both, as people type them: "1400", "2pm", "14:00", "tue", "7/28",
/// "tue 2pm", "28 jul 14:00", and whatever momentToType() says. What is not said is as usual.
/// A day of the week is the one from two days before to four days after the usual day. A date has
/// its parts in the order of the locale, and the year of the usual day. An hour from 1 to 7 without
/// a zero before it, "am" or "pm" is in the afternoon, but for one with minutes after a sign where
/// the locale counts 24 hours. Absent where the text is none, or names a day and the date of
/// another one.
[[nodiscard]] std::optional<VenueTime> typedMoment(const QString& text, const VenueTime& usual,
                                                   const QLocale& locale = {});

/// "7/28/26 2:00 PM", as the locale has it, to be typed again.
[[nodiscard]] QString momentToType(const VenueTime& moment, const QLocale& locale = {});

} // namespace mentat
