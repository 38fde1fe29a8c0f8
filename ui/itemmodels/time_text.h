#pragma once

#include <QLocale>
#include <QTime>

namespace mentat {

/// A time of day to the minute, with 12 or 24 hours as the locale has it.
[[nodiscard]] inline QString timeText(QTime time) {
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    // Some locales, C among them, put seconds into their short format.
    format.remove(QStringLiteral(":ss"));
    return locale.toString(time, format);
}

} // namespace mentat
