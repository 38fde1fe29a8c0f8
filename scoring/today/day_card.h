#pragma once

#include "model/rounds/heats_play.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/times.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

/// How far a heat or an advanced round has come. The comment names the members of DayCard that come
/// with it.
enum class DayCardState {
    CheckIn,   // count of players who are in
    Drawn,     // count of tables: none has begun
    Playing,   // count of tables that play, of all, recorded
    ToRecord,  // none plays and some has ended; recorded, of all tables
    Recorded,  // of: all tables
    Cancelled, //
    // an advanced round
    ToCome,     // of: who play it, 0 while that is not known
    CutSoFar,   // cut, while heats are to come
    CutReached, // cut
    LineUp,     // count of those present, of: the line-up
    LineUpMade, // count of players
    GamePlays,  // count of players, time since when
    GameEnded,  // count of players, time: its sheet is to be typed
    Decided,    // players: the first; several where they are tied
    NotHeld,    //
};

/// A heat or an advanced round of an event in figures, as the page Today shows all of them in a
/// row.
struct DayCard {
    RoundId round;
    DayCardState state;
    std::optional<QString> name{};    // the heat's own; absent: it has none
    std::optional<VenueTime> start{}; // as scheduled, until it has begun
    int count = 0;
    int of = 0;
    int recorded = 0;
    std::optional<VenueTime> time{};
    std::optional<QualificationPoints> cut{};
    std::vector<PlayerId> players{};
    bool isOfTheHour = false; // what the clock is about (roundOfTheHour), until all is recorded
    bool isOn = false;        // and has begun
    friend bool operator==(const DayCard&, const DayCard&) = default;
};

} // namespace mentat
