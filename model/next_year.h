#pragma once

#include "model/event.h"

namespace mentat {

/// From a date of one year's event to that of another's: by whole weeks, so that it falls on the
/// same weekday, as near to the same date as that can be. All dates of an event by as many.
class YearShift {
public:
    YearShift(Year from, Year to);

    [[nodiscard]] VenueTime operator()(const VenueTime& time) const;
    [[nodiscard]] std::optional<VenueTime> operator()(const std::optional<VenueTime>& time) const;

private:
    qint64 m_days; // a multiple of seven
};

/// The event as it is set up for another year: what is decided before it begins. Name, place, GM,
/// sets and settings are last year's; heats and the final stand at the same weekdays and times;
/// rulings come along without where and when they were asked for, and so do logo, labels, card and
/// what the next Game Master is told. Nobody is registered, nothing is played, and the notes of the
/// event itself stay behind.
[[nodiscard]] Event nextYearOf(const Event& last, Year year);

} // namespace mentat
