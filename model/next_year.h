#pragma once

#include "model/event.h"

namespace mentat {

/// From a date of one year's event to that of another's: 52 weeks (364 days) a year, so that it
/// falls on the same weekday, as near to the same date as one weekday can be to it a year later.
class YearShift {
public:
    YearShift(Year from, Year to) : m_days(daysAYear * (to.value() - from.value())) {}

    [[nodiscard]] VenueTime operator()(const VenueTime& time) const;
    [[nodiscard]] std::optional<VenueTime> operator()(const std::optional<VenueTime>& time) const;

private:
    static constexpr int daysAYear = 52 * 7;
    int m_days;
};

/// The event as it is set up for another year: what is decided before it begins. Name, place, GM,
/// sets and settings are last year's; heats and the final stand at the same weekdays and times;
/// rulings come along without where and when they were asked for. Nobody is registered, nothing is
/// played, and notes stay behind.
[[nodiscard]] Event nextYearOf(const Event& last, Year year);

} // namespace mentat
