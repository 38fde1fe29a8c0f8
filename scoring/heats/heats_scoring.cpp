#include "scoring/heats/heats_scoring.h"

#include "scoring/formats/scoring_format.h"

namespace mentat {

const HeatsScoring& heatsScoringOf(const Event& event) {
    return *scoringFormatOf(event).heats;
}

} // namespace mentat
