#pragma once

#include "scoring/formats/wbc_dune/today/game_review.h"

#include <array>

namespace mentat {

/// A row of the adjudication by hand, as it is typed; empty: nothing is, or it is not known.
struct HandRow {
    std::optional<Faction> faction;
    QString name; // what the row is called in sentences; never blank
    QString side; // the number that allies share
    std::array<QString, 4> values;
    bool shieldWall = false;
    QString die; // rolled again: "4 6"
};

/// What the rows come to. The event holds nothing but these players, and the game nothing but what
/// was typed.
struct HandVerdict {
    Event event;
    Findings errors;                // R10.3, R10.6, R10.8: then there is no verdict
    Findings warnings;              // R10.22, R10.23
    std::optional<Verdict> verdict; // R3
};

/// By the boxes and settings of this event; nothing of its games is looked at.
[[nodiscard]] HandVerdict handVerdict(const std::vector<HandRow>& rows, const Event& event);

} // namespace mentat
