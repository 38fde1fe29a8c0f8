#include "ui/moments/typed_time.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int halfDay = 12;

/// The hours of the day that an hour as typed can be.
std::vector<int> hoursMeant(int hour, QChar half) {
    if (!half.isNull()) {
        if (hour < 1 || hour > halfDay)
            return {};
        return {hour % halfDay + (half == u'p' ? halfDay : 0)};
    }
    if (hour < 1 || hour > halfDay)
        return {hour};
    return {hour, (hour + halfDay) % (2 * halfDay)};
}

VenueTime firstAfter(const VenueTime& after, QTime time) {
    const VenueTime sameDay = VenueTime::of(after.date(), time);
    return sameDay < after ? VenueTime::of(after.date().addDays(1), time) : sameDay;
}

} // namespace

std::optional<VenueTime> typedTime(const QString& text, const VenueTime& after) {
    static const QRegularExpression form(
        u"^(\\d{1,2})(?:[:.h]?(\\d{2}))? ?(?:([ap])\\.?m?\\.?)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text.simplified());
    const QString half = match.captured(3).toLower();
    const bool isHourAlone = match.captured(2).isEmpty() && half.isEmpty();
    if (!match.hasMatch() || isHourAlone)
        return std::nullopt;
    std::optional<VenueTime> first;
    for (const int hour :
         hoursMeant(match.captured(1).toInt(), half.isEmpty() ? QChar() : half[0])) {
        const QTime time(hour, match.captured(2).toInt());
        if (!time.isValid())
            continue;
        const VenueTime moment = firstAfter(after, time);
        if (!first || moment < *first)
            first = moment;
    }
    return first;
}

QString timeToType(const VenueTime& time, const QLocale& locale) {
    QString format = locale.timeFormat(QLocale::ShortFormat);
    format.remove(u":ss"_s); // the C locale's short form counts seconds
    return locale.toString(time.time(), format);
}

} // namespace mentat
