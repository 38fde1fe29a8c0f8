#include "scoring/formats/scoring_format.h"

#include "scoring/formats/eye_of_the_storm/storm_scores.h"

#include <array>

namespace mentat {

std::span<const ScoringFormat> scoringFormats() {
    static constexpr std::array<ScoringFormat, std::variant_size_v<Play>> all{{
        {}, // wbc-dune
        {.sessionScores = stormScores},
    }};
    return all;
}

const ScoringFormat& scoringFormatOf(const Event& event) {
    return scoringFormats()[event.play.index()];
}

} // namespace mentat
