#pragma once

#include "model/event.h"

namespace mentat {

/// Shifts dates from one year's event to another's: by whole weeks, so that the weekday stays, to
/// the nearest date. All dates of an event shift alike.
class YearShift {
public:
    YearShift(Year from, Year to);

    [[nodiscard]] VenueTime operator()(const VenueTime& time) const;
    [[nodiscard]] std::optional<VenueTime> operator()(const std::optional<VenueTime>& time) const;

private:
    qint64 m_days; // a multiple of seven
};

/// The event set up for another year: what is decided before it begins. Keeps name, place, GM,
/// sets, and settings, heats and the final at the same weekdays and times, rulings without time and
/// place, logo, labels, card, and notes for the next Game Master. Drops players, games, and the
/// event's own notes.
[[nodiscard]] Event nextYearOf(const Event& last, Year year);

/// What one Game Master passes to the next: how to run an event, without any people. Names computed
/// rules (the Dune tournament's), and contains rules that are data.
struct EventPack {
    Name name;                   // of the game: "Puerto Rico"
    std::optional<QString> code; // the convention's: "PRO"
    std::optional<QString> note; // owner and purpose
    std::vector<GameSet> sets;   // as in an event, even if the kind has none
    Settings settings;
    Play play; // the rules, with nothing recorded
    EventAids aids;
    friend bool operator==(const EventPack&, const EventPack&) = default;
};

} // namespace mentat
