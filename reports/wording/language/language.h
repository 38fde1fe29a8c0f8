#pragma once

#include "model/values/times.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace mentat {

/// English of a text of the sources that counts n things: "(s)" is the plural of the word before
/// it, "(is|are)" a word for one and for several. "%n" itself stays.
[[nodiscard]] QString inEnglish(const char* sourceText, int n);

/// The language that sentences are made in, passed to whoever words something: what the window
/// shows, a report says and the command line prints can each have their own.
class Language {
public:
    /// English, with the numbers and times of the C locale.
    Language();
    /// English where there is no translator, and for what it does not know.
    Language(std::shared_ptr<const QTranslator> translator, const QLocale& locale);

    /// Named and ordered as lupdate looks for it. In an English text with %n, "(s)" is the plural
    /// of the word before it: English needs no translation file to count.
    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation = nullptr, int n = -1) const;

    /// Whose numbers and times it has.
    [[nodiscard]] const QLocale& locale() const { return m_locale; }
    /// Its name as files say it: "en-US", "de"; what there is no translation for is American
    /// English.
    [[nodiscard]] QString tag() const;
    /// Digits alone: 2026 is a year more often than a number of things.
    [[nodiscard]] QString number(qint64 number) const;
    /// Half-points as points, with one decimal: "7.5", "8.0".
    [[nodiscard]] QString points(qint64 halves) const;
    /// What else comes in halves: "7.5", "8".
    [[nodiscard]] QString halves(qint64 halves) const;
    /// With one decimal: "6.9"
    [[nodiscard]] QString tenths(qint64 tenths) const;
    /// With three decimals: "1.131"
    [[nodiscard]] QString thousandths(qint64 thousandths) const;
    /// A moment in UTC, ISO 8601, as local date and time; what is no moment stands as it is.
    [[nodiscard]] QString moment(const QString& utc) const;
    /// A time of day to the minute, with 12 or 24 hours.
    [[nodiscard]] QString clockTime(const QTime& time) const;
    /// A minute of the venue's wall clock, with its date.
    [[nodiscard]] QString venueTime(const VenueTime& time) const;
    /// The same for whoever is there this week, without the year: "Fri 31 Jul, 09:00", or where
    /// months come first "Fri, Jul 31, 9:00 AM".
    [[nodiscard]] QString dayAndTime(const VenueTime& time) const;
    /// Of a document, in full: "August 1, 2026", or where days come first "1 August 2026".
    [[nodiscard]] QString date(const QDate& date) const;
    /// "July 28 – August 1, 2026"
    [[nodiscard]] QString dates(const QDate& from, const QDate& to) const;
    /// On the wall, where the week is known: "Friday 9:00 AM".
    [[nodiscard]] QString weekdayAndTime(const VenueTime& time) const;

private:
    [[nodiscard]] bool isMonthFirst() const;
    std::shared_ptr<const QTranslator> m_translator;
    QLocale m_locale;
};

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
