#pragma once

#include "model/event.h"

namespace mentat {

/// What one Game Master gives the next: how an event is run, without anybody in it. Rules that the
/// program computes (the Dune tournament's) are named, those that are data are in it.
struct EventPack {
    Name name;                   // of the game: "Puerto Rico"
    std::optional<QString> code; // the convention's: "PRO"
    std::optional<QString> note; // whose it is, and for what
    std::vector<GameSet> sets;   // as of an event, also where the format has none
    Settings settings;
    Play play; // the rules; nothing is recorded in it
    EventAids aids;
    friend bool operator==(const EventPack&, const EventPack&) = default;
};

} // namespace mentat
