#include "ui/formats/wbc_dune/results/sheet_time.h"

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
    static const QRegularExpression form(u"^(\\d{1,2})[:.h]?(\\d{2})\\s*(?:([ap])\\.?m?\\.?)?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const QString half = match.captured(3).toLower();
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

QString timeToType(const VenueTime& time) {
    return time.time().toString(u"HH:mm"_s);
}

} // namespace mentat
