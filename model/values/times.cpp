#include "model/values/times.h"

namespace mentat {

std::optional<QDateTime> fixedTime(const QString& text) {
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid() || !text.contains(u'T'))
        return std::nullopt;
    if (time.timeSpec() == Qt::LocalTime) // the text has no zone
        time.setTimeSpec(Qt::UTC);
    return time.toUTC();
}

namespace {

const QString dateFormat = QStringLiteral("yyyy-MM-dd");
const QString timeFormat = QStringLiteral("HH:mm");
constexpr int greatestYear = 9999; // four digits

// Read and write by hand: every game and journal entry has times, and Qt parses the format each
// time.
const QString pattern = QStringLiteral("yyyy-MM-ddTHH:mm");

void putDigits(QChar* places, int count, int number) {
    for (int i = count - 1; i >= 0; --i) {
        places[i] = QChar(u'0' + number % 10);
        number /= 10;
    }
}

/// Absent if a character is not a digit.
std::optional<int> digitsAt(QStringView text, qsizetype place, qsizetype count) {
    int number = 0;
    for (const QChar digit : text.mid(place, count)) {
        if (digit < u'0' || digit > u'9')
            return std::nullopt;
        number = 10 * number + (digit.unicode() - u'0');
    }
    return number;
}

} // namespace

std::optional<VenueTime> VenueTime::fromText(const QString& text) {
    if (text.size() != pattern.size())
        return std::nullopt;
    for (const qsizetype separator : {4, 7, 10, 13}) {
        if (text[separator] != pattern[separator])
            return std::nullopt;
    }
    const auto year = digitsAt(text, 0, 4);
    const auto month = digitsAt(text, 5, 2);
    const auto day = digitsAt(text, 8, 2);
    const auto hour = digitsAt(text, 11, 2);
    const auto minute = digitsAt(text, 14, 2);
    if (!year || !month || !day || !hour || !minute)
        return std::nullopt;
    const QDate date(*year, *month, *day);
    const QTime time(*hour, *minute);
    if (!date.isValid() || !time.isValid())
        return std::nullopt;
    return VenueTime(date, time);
}

VenueTime VenueTime::of(QDate date, QTime time) {
    Q_ASSERT(date.isValid() && time.isValid());
    return {date, QTime(time.hour(), time.minute())};
}

QString VenueTime::text() const {
    if (m_date.year() < 1 || m_date.year() > greatestYear)
        return m_date.toString(dateFormat) + u'T' + m_time.toString(timeFormat);
    QString text = pattern;
    QChar* places = text.data();
    putDigits(places, 4, m_date.year());
    putDigits(places + 5, 2, m_date.month());
    putDigits(places + 8, 2, m_date.day());
    putDigits(places + 11, 2, m_time.hour());
    putDigits(places + 14, 2, m_time.minute());
    return text;
}

qint64 VenueTime::minutesTo(const VenueTime& other) const {
    constexpr qint64 minutesADay = 24 * 60;
    return m_date.daysTo(other.m_date) * minutesADay + m_time.secsTo(other.m_time) / 60;
}

VenueTime VenueTime::plusMinutes(qint64 minutes) const {
    const QDateTime later = QDateTime(m_date, m_time, Qt::UTC).addSecs(60 * minutes);
    return of(later.date(), later.time());
}

} // namespace mentat
