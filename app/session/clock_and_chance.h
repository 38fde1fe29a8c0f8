#pragma once

#include "model/values/times.h"

#include <QDateTime>
#include <QString>

namespace mentat {

/// A moment as the venue's wall clock shows it, which is this machine's.
[[nodiscard]] inline VenueTime onWallClock(const QDateTime& utc) {
    const QDateTime local = utc.toLocalTime();
    return VenueTime::of(local.date(), local.time());
}

/// A seed for a draw (R1.7) from the system's source of chance, short enough to be read out: below
/// a million.
[[nodiscard]] qint64 seedByChance();

/// A secret that nobody guesses, from the same source: 128 bits, as 32 digits of base 16.
[[nodiscard]] QString secretByChance();

} // namespace mentat
