#include "model/venue_time.h"

namespace mentat {

namespace {

const QString dateFormat = QStringLiteral("yyyy-MM-dd");
const QString timeFormat = QStringLiteral("HH:mm");
constexpr qsizetype dateLength = 10;
constexpr qsizetype textLength = 16;
constexpr int greatestYear = 9999; // of four digits

void putDigits(QChar* places, int count, int number) {
    for (int i = count - 1; i >= 0; --i) {
        places[i] = QChar(u'0' + number % 10);
        number /= 10;
    }
}

} // namespace

std::optional<VenueTime> VenueTime::fromText(const QString& text) {
    if (text.size() != textLength || text[dateLength] != u'T')
        return std::nullopt;
    const QDate date = QDate::fromString(text.left(dateLength), dateFormat);
    const QTime time = QTime::fromString(text.mid(dateLength + 1), timeFormat);
    if (!date.isValid() || !time.isValid() || of(date, time).text() != text)
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
    // By hand: games are written at every change, and a format is read anew each time.
    QString text = QStringLiteral("yyyy-MM-ddTHH:mm");
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
