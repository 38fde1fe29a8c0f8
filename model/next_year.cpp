#include "model/next_year.h"

#include "model/kinds/rules_kind.h"
#include "model/values/logo.h"

namespace mentat {
namespace {

/// The middle of the year: summer conventions are around it.
QDate middleOf(Year year) {
    return {year.value(), 7, 1};
}

qint64 nearestWeeks(qint64 days) {
    const qint64 half = days < 0 ? -3 : 3;
    return (days + half) / 7;
}

} // namespace

YearShift::YearShift(Year from, Year to)
    : m_days(7 * nearestWeeks(middleOf(from).daysTo(middleOf(to)))) {}

VenueTime YearShift::operator()(const VenueTime& time) const {
    return VenueTime::of(time.date().addDays(m_days), time.time());
}

std::optional<VenueTime> YearShift::operator()(const std::optional<VenueTime>& time) const {
    return time ? std::optional((*this)(*time)) : std::nullopt;
}

Event nextYearOf(const Event& last, Year year) {
    EventDetails details = last.details;
    details.year = year;
    details.notes.reset();
    details.closed = false;
    std::vector<Ruling> rulings = last.rulings;
    for (Ruling& ruling : rulings) {
        ruling.heat.reset();
        ruling.table.reset();
        ruling.time.reset();
    }
    const YearShift shift(last.details.year, year);
    return {std::move(details),
            last.settings,
            {},
            {},
            std::move(rulings),
            {},
            {},
            kindOf<RulesKind>(last).nextYear(last.play, shift),
            last.logo && canBeShown(*last.logo) ? last.logo : std::nullopt,
            last.aids};
}

} // namespace mentat
