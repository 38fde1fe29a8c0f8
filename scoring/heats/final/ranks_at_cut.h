#pragma once

#include "scoring/heats/final/ties_to_roll.h"

#include <algorithm>

namespace mentat {

/// How ranks lie at the cut. Those of a tie across it (R4.5) are on neither side of it: the order
/// of registration, in which they are listed, decides nothing.
struct RanksAtCut {
    size_t above = 0;  // so many from the first on are in, whatever is rolled
    size_t tied = 0;   // so many after them are tied for the places that are left
    size_t places = 0; // those places

    /// Where the ranks below it begin.
    [[nodiscard]] size_t below() const { return above + tied; }
    friend bool operator==(const RanksAtCut&, const RanksAtCut&) = default;
};

/// Where a list with one line has it: above those tied, or below them where nobody is above.
[[nodiscard]] inline size_t bandedAt(const RanksAtCut& cut) {
    return cut.above > 0 ? cut.above : cut.tied;
}

/// ranked: of the event's standings, in their order. Once these are settled, the first to register
/// of a tie are in.
[[nodiscard]] inline RanksAtCut ranksAtCut(const Event& event,
                                           const std::vector<Standing>& ranked) {
    const auto qualifiers
        = std::ranges::count(ranked, StandingStatus::Qualifier, &Standing::status);
    RanksAtCut cut{.above = static_cast<size_t>(qualifiers)};
    const bool isTied = cut.above > 0 && cut.above < ranked.size()
                        && ranked[cut.above - 1].rank == ranked[cut.above].rank;
    if (!isTied || areStandingsSettled(event))
        return cut;
    const auto rank = ranked[cut.above].rank;
    const auto tied = std::ranges::equal_range(ranked, rank, {}, &Standing::rank);
    cut.places = cut.above;
    cut.above = static_cast<size_t>(tied.begin() - ranked.begin());
    cut.places -= cut.above;
    cut.tied = tied.size();
    return cut;
}

} // namespace mentat
