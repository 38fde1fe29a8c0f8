#pragma once

#include "model/values/times.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace mentat {

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

} // namespace mentat
