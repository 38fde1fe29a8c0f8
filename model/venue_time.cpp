#include "model/venue_time.h"

namespace mentat {

namespace {

const QString dateFormat = QStringLiteral("yyyy-MM-dd");
const QString timeFormat = QStringLiteral("HH:mm");
constexpr qsizetype dateLength = 10;
constexpr qsizetype textLength = 16;

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
    return m_date.toString(dateFormat) + u'T' + m_time.toString(timeFormat);
}

qint64 VenueTime::minutesTo(const VenueTime& other) const {
    constexpr qint64 minutesADay = 24 * 60;
    return m_date.daysTo(other.m_date) * minutesADay + m_time.secsTo(other.m_time) / 60;
}

} // namespace mentat
