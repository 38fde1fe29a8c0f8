#pragma once

#include "scoring/formats/wbc_dune/standings/already_through.h"
#include "scoring/formats/wbc_dune/standings/reach_bound.h"

namespace mentat {

/// What is certain of a player while games can still get a result: how alreadyCertain() knows it,
/// and how whatIsNeeded() does when it supposes something in the Outlook. Keeps references.
class CertainBeforeTheEnd {
public:
    CertainBeforeTheEnd(const Field& field, const Outlook& outlook);

    /// A contender of the outlook. Absent: neither is proven.
    [[nodiscard]] std::optional<Certainty> of(size_t player) const;

private:
    [[nodiscard]] std::optional<CertaintyReason> whyThrough(size_t player) const;
    [[nodiscard]] std::optional<CertaintyReason> whyOut(size_t player) const;
    [[nodiscard]] size_t rankedAbove(int halves) const;

    const Field& m_field;
    const Outlook& m_outlook;
    size_t m_finalists;
    WaysToWin m_ways;
    ReachBound m_bound;
    std::vector<int> m_sums; // of those ranked, in half-points, lowest first
};

} // namespace mentat
