#pragma once

#include "model/values/times.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace mentat {

/// Formats an English source text that counts n things: "(s)" is the plural ending of the word
/// before it, "(is|are)" the word for one and for several. "%n" itself stays.
[[nodiscard]] QString inEnglish(const char* sourceText, int n);

/// The language of sentences, passed to whatever words something: the window, a report, and the
/// command line can each have their own.
class Language {
public:
    /// English, with numbers and times of the C locale.
    Language();
    /// English if there is no translator, and for texts that it lacks.
    Language(std::shared_ptr<const QTranslator> translator, const QLocale& locale);

    /// Signature as expected by lupdate. In an English text with %n, "(s)" is the plural ending of
    /// the word before it: English needs no translation file to count.
    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation = nullptr, int n = -1) const;

    /// The locale of numbers and times.
    [[nodiscard]] const QLocale& locale() const { return m_locale; }
    /// The tag used by files: "en-US", "de"; untranslated text is American English.
    [[nodiscard]] QString tag() const;
    /// Digits without grouping: 2026 is more often a year than a count.
    [[nodiscard]] QString number(qint64 number) const;
    /// Half-points as points, with one decimal: "7.5", "8.0".
    [[nodiscard]] QString points(qint64 halves) const;
    /// Other values in halves: "7.5", "8".
    [[nodiscard]] QString halves(qint64 halves) const;
    /// With one decimal: "6.9"
    [[nodiscard]] QString tenths(qint64 tenths) const;
    /// With three decimals: "1.131"
    [[nodiscard]] QString thousandths(qint64 thousandths) const;
    /// The same without zeros at its end: "7.5", "10"
    [[nodiscard]] QString upToThousandths(qint64 thousandths) const;
    /// A moment in UTC, ISO 8601, as local date and time; returns any other text unchanged.
    [[nodiscard]] QString moment(const QString& utc) const;
    /// A time of day to the minute, with 12 or 24 hours.
    [[nodiscard]] QString clockTime(const QTime& time) const;
    /// A minute of the venue's wall clock, with its date.
    [[nodiscard]] QString venueTime(const VenueTime& time) const;
    /// The same without the year, for people at the event: "Fri 31 Jul, 09:00", or if months come
    /// first "Fri, Jul 31, 9:00 AM".
    [[nodiscard]] QString dayAndTime(const VenueTime& time) const;
    /// For documents, in full: "August 1, 2026", or if days come first "1 August 2026".
    [[nodiscard]] QString date(const QDate& date) const;
    /// "July 28 – August 1, 2026"
    [[nodiscard]] QString dates(const QDate& from, const QDate& to) const;
    /// For the wall, within the week: "Friday 9:00 AM".
    [[nodiscard]] QString weekdayAndTime(const VenueTime& time) const;

private:
    [[nodiscard]] bool isMonthFirst() const;
    std::shared_ptr<const QTranslator> m_translator;
    QLocale m_locale;
};

/// How a locale writes counts and times: the one place for the window, paper, and the command line.

/// Points, given in halves, always with one decimal: "2.5", "3.0", so that decimal points align in
/// a column.
[[nodiscard]] QString pointsText(QLocale locale, qint64 halves);
/// Other values in halves, such as a dial or hours: "3.5", "4".
[[nodiscard]] QString halvesText(QLocale locale, qint64 halves);
/// "6.9"
[[nodiscard]] QString tenthsText(QLocale locale, qint64 tenths);
/// "1.131"
[[nodiscard]] QString thousandthsText(QLocale locale, qint64 thousandths);

/// A time of day to the minute, with 12 or 24 hours by locale.
[[nodiscard]] QString clockText(const QLocale& locale, QTime time);
/// "Wed 7/29/26": the date by locale.
[[nodiscard]] QString dayText(const QLocale& locale, QDate day);
/// "Wed 13:00"
[[nodiscard]] QString dayAndClockText(const QLocale& locale, QDate day, QTime time);

} // namespace mentat
