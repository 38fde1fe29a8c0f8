#include "ui/moments/typed_moment.h"

#include "app/session/typing/typed_values.h"

#include <QRegularExpression>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int lastHourTakenAsAfternoon = 7; // nobody starts at seven in the morning or before
constexpr int daysBefore = 2;               // of a day of the week
constexpr int daysOfWeek = 7;
constexpr int months = 12;
constexpr int fewestLetters = 2; // of a day's or month's name

bool counts24(const QLocale& locale) {
    return !locale.timeFormat(QLocale::ShortFormat).contains(u'a', Qt::CaseInsensitive);
}

/// Americans write the month first, and so does what has no locale.
bool monthComesFirst(const QLocale& locale) {
    const QString format = locale.dateFormat(QLocale::ShortFormat);
    return locale.language() == QLocale::C || format.indexOf(u'M') < format.indexOf(u'd');
}

/// The number of the name that a text is the beginning of; absent where it is none or of several.
template <class NameOf>
std::optional<int> numberOfName(const QString& text, int count, NameOf nameOf) {
    if (text.size() < fewestLetters)
        return std::nullopt;
    std::optional<int> found;
    for (int number = 1; number <= count; ++number) {
        if (!nameOf(number).startsWith(text, Qt::CaseInsensitive))
            continue;
        if (found)
            return std::nullopt;
        found = number;
    }
    return found;
}

/// In the locale's language, or in English.
template <class NameIn>
std::optional<int> numberOfName(const QString& text, int count, const QLocale& locale,
                                NameIn nameIn) {
    const auto in = [&](const QLocale& language) {
        return numberOfName(text, count, [&](int number) { return nameIn(language, number); });
    };
    const auto own = in(locale);
    return own ? own : in(QLocale::c());
}

/// What one text says, as far as it was read.
class MomentReader {
public:
    MomentReader(const VenueTime& usual, const QLocale& locale)
        : m_usual(usual)
        , m_locale(locale) {}

    /// The name of a day or month; to be asked first of every word.
    [[nodiscard]] bool readName(QString word) {
        if (word.endsWith(u'.'))
            word.chop(1);
        const auto weekday
            = numberOfName(word, daysOfWeek, m_locale, [](const QLocale& language, int number) {
                  return language.dayName(number, QLocale::LongFormat);
              });
        if (weekday && !m_weekday) {
            m_weekday = weekday;
            return true;
        }
        const auto month
            = numberOfName(word, months, m_locale, [](const QLocale& language, int number) {
                  return language.monthName(number, QLocale::LongFormat);
              });
        if (!month || m_month)
            return false;
        m_month = month;
        return true;
    }

    [[nodiscard]] bool readFigures(const QString& word) {
        return readYear(word) || readTime(word) || readDate(word) || readNumber(word);
    }

    /// Once every word was read.
    [[nodiscard]] std::optional<VenueTime> moment() {
        if (m_month.has_value() != m_day.has_value())
            return std::nullopt;
        QDate date = m_usual.date();
        if (m_month) {
            date = QDate(m_year.value_or(date.year()), *m_month, *m_day);
            if (!date.isValid() || (m_weekday && date.dayOfWeek() != *m_weekday))
                return std::nullopt;
        } else if (m_weekday) {
            const QDate first = date.addDays(-daysBefore);
            date = first.addDays((*m_weekday - first.dayOfWeek() + daysOfWeek) % daysOfWeek);
        }
        return VenueTime::of(date, m_time.value_or(m_usual.time()));
    }

private:
    bool readTime(const QString& word) {
        static const QRegularExpression form(
            u"^(\\d{1,2})(?:([:.h])(\\d{2})(?::\\d{2})?|(\\d{2}))?(?:([ap])\\.?m?\\.?)?$"_s);
        const auto match = form.match(word);
        const bool isBare = match.captured(2).isEmpty() && match.captured(4).isEmpty();
        if (!match.hasMatch() || m_time || (isBare && match.captured(5).isEmpty()))
            return false;
        const QString minutes = match.captured(3) + match.captured(4);
        return setTime(match.captured(1), minutes, match.captured(5), !match.captured(2).isEmpty());
    }

    bool setTime(const QString& hours, const QString& minutes, const QString& half, bool hasSign) {
        int hour = hours.toInt();
        if (!half.isEmpty()) {
            const auto ofDay = hourOfDay(hour, half == u"p");
            if (!ofDay)
                return false;
            hour = *ofDay;
        } else if (hour >= 1 && hour <= lastHourTakenAsAfternoon && !hours.startsWith(u'0')
                   && !(hasSign && counts24(m_locale))) {
            hour = *hourOfDay(hour, true);
        }
        const QTime time(hour, minutes.toInt());
        if (time.isValid())
            m_time = time;
        return time.isValid();
    }

    bool readDate(const QString& word) {
        static const QRegularExpression yearFirst(
            u"^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})\\.?$"_s);
        static const QRegularExpression yearLast(
            u"^(\\d{1,2})([-/.])(\\d{1,2})(?:[-/.](\\d{2}|\\d{4})?)?$"_s);
        if (m_day)
            return false;
        if (const auto match = yearFirst.match(word); match.hasMatch()) {
            setDate(match.captured(2), match.captured(3), match.captured(1));
            return true;
        }
        const auto match = yearLast.match(word);
        if (!match.hasMatch())
            return false;
        // With points the day stands first everywhere.
        const bool isMonthFirst = match.captured(2) != u"." && monthComesFirst(m_locale);
        setDate(match.captured(isMonthFirst ? 1 : 3), match.captured(isMonthFirst ? 3 : 1),
                match.captured(4));
        return true;
    }

    void setDate(const QString& month, const QString& day, const QString& year) {
        constexpr int century = 2000;
        m_month = month.toInt();
        m_day = day.toInt();
        if (!year.isEmpty())
            m_year = year.toInt() + (year.size() == 2 ? century : 0);
    }

    /// Beside a month's name, a year near the usual one; "1400" there is a time.
    bool readYear(const QString& word) {
        const int number = word.toInt();
        const bool isNear = std::abs(number - m_usual.date().year()) <= 1;
        if (word.size() != 4 || !m_month || m_year || !isNear)
            return false;
        m_year = number;
        return true;
    }

    /// The day beside a month's name; where there is none, an hour.
    bool readNumber(QString word) {
        if (word.endsWith(u'.'))
            word.chop(1);
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (!isNumber || number < 0 || word.size() > 2)
            return false;
        if (m_month && !m_day) {
            m_day = number;
            return true;
        }
        return !m_time && setTime(word, u"0"_s, {}, false);
    }

    VenueTime m_usual;
    const QLocale& m_locale;
    std::optional<int> m_weekday;
    std::optional<int> m_month;
    std::optional<int> m_day;
    std::optional<int> m_year;
    std::optional<QTime> m_time;
};

/// "2 pm" and "2 p.m." are one word.
QStringList wordsOf(const QString& text) {
    static const QRegularExpression apart(u"(\\d)\\s+([ap])\\.?m?\\.?(?=\\s|$)"_s);
    QString joined = text.simplified().toLower();
    joined.remove(u',');
    joined.replace(apart, u"\\1\\2m"_s);
    return joined.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

std::optional<VenueTime> typedMoment(const QString& text, const VenueTime& usual,
                                     const QLocale& locale) {
    if (text.simplified() == momentToType(usual, locale).simplified())
        return usual;
    const QStringList words = wordsOf(text);
    if (words.isEmpty())
        return std::nullopt;
    MomentReader reader(usual, locale);
    QStringList figures;
    for (const QString& word : words) {
        if (!reader.readName(word))
            figures.append(word);
    }
    for (const QString& word : figures) {
        if (!reader.readFigures(word))
            return std::nullopt;
    }
    return reader.moment();
}

QString momentToType(const VenueTime& moment, const QLocale& locale) {
    return locale.toString(moment.date(), QLocale::ShortFormat) + u' ' + timeToType(moment, locale);
}

} // namespace mentat
