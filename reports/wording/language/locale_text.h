#pragma once

#include <QLocale>
#include <QString>

namespace mentat {

/// How a locale writes what the program counts and times: the one place, for the window, for paper
/// and for the command line.

/// Points, given in halves, always with one decimal: "2.5", "3.0". In a column the decimal points
/// stand below each other.
[[nodiscard]] QString pointsText(QLocale locale, qint64 halves);
/// Other things that come in halves, as a dial or hours: "3.5", "4".
[[nodiscard]] QString halvesText(QLocale locale, qint64 halves);
/// "6.9"
[[nodiscard]] QString tenthsText(QLocale locale, qint64 tenths);
/// "1.131"
[[nodiscard]] QString thousandthsText(QLocale locale, qint64 thousandths);

/// A time of day to the minute, with 12 or 24 hours as the locale has it.
[[nodiscard]] QString clockText(const QLocale& locale, QTime time);
/// "Wed 7/29/26": the date as the locale has it.
[[nodiscard]] QString dayText(const QLocale& locale, QDate day);
/// "Wed 13:00"
[[nodiscard]] QString dayAndClockText(const QLocale& locale, QDate day, QTime time);

} // namespace mentat
