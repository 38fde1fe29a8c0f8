#include "model/next_year.h"

#include "model/formats/format.h"

namespace mentat {

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
            formatOf(last).nextYear(last.play, shift)};
}

} // namespace mentat
