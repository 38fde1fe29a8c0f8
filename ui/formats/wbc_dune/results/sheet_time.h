#pragma once

#include "model/venue_time.h"

namespace mentat {

/// A time of day as it is typed, with or without colon: "1712", "17:12", "512", "5:12 pm", "512p".
/// Without "am" or "pm" an hour up to 12 may be either. The first such moment from `after` on;
/// absent where the text is none.
[[nodiscard]] std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after);

/// "17:12", as it can be typed again.
[[nodiscard]] QString timeToType(const VenueTime& time);

} // namespace mentat
