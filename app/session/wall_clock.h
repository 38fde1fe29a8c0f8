#pragma once

#include "model/values/times.h"

#include <QDateTime>

namespace mentat {

/// A moment as the venue's wall clock shows it, which is this machine's.
[[nodiscard]] inline VenueTime onWallClock(const QDateTime& utc) {
    const QDateTime local = utc.toLocalTime();
    return VenueTime::of(local.date(), local.time());
}

} // namespace mentat
