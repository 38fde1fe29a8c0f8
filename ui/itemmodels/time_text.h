#pragma once

#include "model/venue_time.h"

#include <QLocale>

namespace mentat {

/// A time of day to the minute, with 12 or 24 hours as the locale has it.
[[nodiscard]] inline QString timeText(QTime time, const QLocale& locale = {}) {
    QString format = locale.timeFormat(QLocale::ShortFormat);
    // Some locales, C among them, put seconds into their short format.
    format.remove(QStringLiteral(":ss"));
    return locale.toString(time, format);
}

/// "Wed 7/29/26": the date as the locale has it.
[[nodiscard]] inline QString dayText(QDate day) {
    const QLocale locale;
    return QString(locale.toString(day, QStringLiteral("ddd "))
                   + locale.toString(day, QLocale::ShortFormat));
}

/// "Wed 13:00"
[[nodiscard]] inline QString dayAndTime(const VenueTime& time) {
    return QString(QLocale().toString(time.date(), QStringLiteral("ddd ")) + timeText(time.time()));
}

} // namespace mentat
