#pragma once

#include "scoring/ranking/advancement.h"

namespace mentat {

/// In what the line-up of the final is not just the first of the standings (R4.6, R7.1).
struct LineUpChanges {
    bool isClosed = false;         // until then others may still come in or go
    std::vector<PlayerId> leftOut; // qualifiers who are not in it
    std::vector<PlayerId> movedUp; // alternates who are
    friend bool operator==(const LineUpChanges&, const LineUpChanges&) = default;

    [[nodiscard]] bool isEmpty() const { return leftOut.empty() && movedUp.empty(); }
};

[[nodiscard]] LineUpChanges lineUpChanges(const Event& event, const Advancement& advancement);

} // namespace mentat
