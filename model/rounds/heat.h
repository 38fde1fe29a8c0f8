#pragma once

#include "model/rounds/game.h"
#include "model/values/name.h"

namespace mentat {

struct HeatDetails {
    std::optional<Name> name;
    std::optional<VenueTime> start;
    Minutes minutes{300};
    std::optional<QString> location;
    /// Why it is not held; absent: it is.
    std::optional<QString> cancelled;
    friend bool operator==(const HeatDetails&, const HeatDetails&) = default;
};

/// How a heat's tables were drawn: enough to draw the same again (R1.7).
struct Draw {
    std::optional<qint64> seed;
    std::optional<Count> algorithm;
    bool avoidRepeats = false;
    std::vector<Count> sizes;
    std::optional<Count> expansionTables;
    std::vector<PlayerId> entrants;
    std::vector<std::vector<PlayerId>> tables;
    DrawPart part;
    friend bool operator==(const Draw&, const Draw&) = default;
};

struct Heat {
    HeatNumber number;
    HeatDetails details;
    std::vector<PlayerId> entrants; // in the order in which they checked in
    std::vector<PlayerId> standby;  // plays only if needed; never also in entrants
    std::optional<Draw> draw;
    std::vector<Game> games;
    friend bool operator==(const Heat&, const Heat&) = default;
};

} // namespace mentat
