#include "scoring/scoring_format.h"

#include "scoring/dune/dune_scoring.h"
#include "scoring/ruleset/ruleset_scoring.h"
#include "scoring/storm/storm_scoring.h"

#include <algorithm>

namespace mentat {

std::span<const ScoringFormat> scoringFormats() {
    static constexpr auto all = rowsOfFormats([](auto play) { return scoringFormatOf(play); });
    return all;
}

const ScoringFormat& scoringFormatOf(const Event& event) {
    return scoringFormats()[event.play.index()];
}

size_t formatOfSummaries() {
    const auto formats = scoringFormats();
    const auto found = std::ranges::find_if(formats, &ScoringFormat::hasSummaries);
    return static_cast<size_t>(found - formats.begin());
}

} // namespace mentat
