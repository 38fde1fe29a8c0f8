#pragma once

#include "model/event.h"
#include "scoring/session_score.h"

#include <span>

namespace mentat {

/// What scoring asks of an event format. One row a format; nullptr: the format has no such answer,
/// and a request for it is refused (FailureKind::OtherRules).
struct ScoringFormat {
    /// R11.4: the ranking of a session by victory points.
    std::vector<SessionScore> (*sessionScores)(const Event& event) = nullptr;
};

/// All formats, in the order of Play's alternatives.
[[nodiscard]] std::span<const ScoringFormat> scoringFormats();
[[nodiscard]] const ScoringFormat& scoringFormatOf(const Event& event);

} // namespace mentat
