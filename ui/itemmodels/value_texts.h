#pragma once

#include "model/values/numbers.h"
#include "model/values/times.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// In the format of the desk's locale, for showing next to the exact fraction, never instead of it.
[[nodiscard]] inline QString thousandthsText(const Fraction& fraction) {
    return thousandthsText(QLocale(), fraction.thousandths());
}

/// In the format of the desk's locale for points.
template <class Tag>
[[nodiscard]] QString pointsText(HalfPoints<Tag> points) {
    return pointsText(QLocale(), points.halves());
}

// Times and days in the format of the desk's locale.

[[nodiscard]] inline QString timeText(QTime time) {
    return clockText(QLocale(), time);
}
[[nodiscard]] inline QString dayText(QDate day) {
    return dayText(QLocale(), day);
}
[[nodiscard]] inline QString dayAndTime(const VenueTime& time) {
    return dayAndClockText(QLocale(), time.date(), time.time());
}

/// The remaining or elapsed time of a clock, in hours, minutes and seconds: "1:19:05". seconds:
/// from 0 on.
[[nodiscard]] inline QString runningText(qint64 seconds) {
    const auto two
        = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    return QStringLiteral("%1:%2:%3")
        .arg(QString::number(seconds / 3600), two(seconds / 60 % 60), two(seconds % 60));
}

} // namespace mentat
