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

/// What one Game Master gives the next: how an event is run, without anybody in it. Rules that the
/// program computes (the Dune tournament's) are named, those that are data are in it.
struct EventPack {
    Name name;                   // of the game: "Puerto Rico"
    std::optional<QString> code; // the convention's: "PRO"
    std::optional<QString> note; // whose it is, and for what
    std::vector<GameSet> sets;   // as of an event, also where the kind has none
    Settings settings;
    Play play; // the rules; nothing is recorded in it
    EventAids aids;
    friend bool operator==(const EventPack&, const EventPack&) = default;
};

} // namespace mentat
