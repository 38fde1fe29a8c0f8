#include "app/session/typing/typed_time.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int halfDay = 12;

/// The hours of the day that an hour as typed can be.
std::vector<int> hoursMeant(int hour, QChar half) {
    const auto morning = hourOfDay(hour, false);
    if (!half.isNull())
        return morning ? std::vector{*hourOfDay(hour, half == u'p')} : std::vector<int>();
    if (!morning)
        return {hour};
    return {hour, (hour + halfDay) % (2 * halfDay)};
}

VenueTime firstAfter(const VenueTime& after, QTime time) {
    const VenueTime sameDay = VenueTime::of(after.date(), time);
    return sameDay < after ? VenueTime::of(after.date().addDays(1), time) : sameDay;
}

} // namespace

std::optional<int> hourOfDay(int hour, bool isAfternoon) {
    if (hour < 1 || hour > halfDay)
        return std::nullopt;
    return hour % halfDay + (isAfternoon ? halfDay : 0);
}

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
    format.remove(u":ss"_s); // which nobody types
    return locale.toString(time.time(), format);
}

} // namespace mentat
