#pragma once

#include "model/values/numbers.h"
#include "ui/desk/preferences.h"

namespace mentat {

/// Below, only administrators may.
using RoomPort = BoundedInt<struct RoomPortTag, 1024, 65535>;

/// How the phones in the room are served from this machine, as the person wants it. Whether they
/// are served is no part of it.
struct RoomChoice {
    QString network; // the interface by its name; empty: the first
    RoomPort port{8017};
    bool allWait = false;    // for the GM's word, also who is known
    bool secondDesk = false; // an assistant may work at one, by its PIN
    friend bool operator==(const RoomChoice&, const RoomChoice&) = default;
};

/// What was chosen last; the usual where nothing was, or what stands there is none.
/// It stands in the preferences: networks are those of this machine. That phones are served does
/// not: it is begun each time by hand.
[[nodiscard]] RoomChoice roomChoice(const Preferences& preferences);
void rememberRoomChoice(Preferences& preferences, const RoomChoice& choice);

} // namespace mentat
