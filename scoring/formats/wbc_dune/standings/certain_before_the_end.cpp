#include "scoring/formats/wbc_dune/standings/certain_before_the_end.h"

#include <algorithm>

namespace mentat {

namespace {

QualificationPoints inPoints(int halves) {
    return QualificationPoints::fromHalves(halves);
}

} // namespace

CertainBeforeTheEnd::CertainBeforeTheEnd(const Field& field, const Outlook& outlook)
    : m_field(field)
    , m_outlook(outlook)
    , m_finalists(static_cast<size_t>(field.event().settings.finalists.value()))
    , m_ways(field.event().settings)
    , m_bound(outlook, m_ways) {
    for (const size_t player : outlook.contenders()) {
        if (outlook.isRanked(player))
            m_sums.push_back(outlook.halvesOf(player));
    }
    std::ranges::sort(m_sums);
}

std::optional<Certainty> CertainBeforeTheEnd::of(size_t player) const {
    const PlayerId& id = m_field.player(player).id;
    if (const auto through = whyThrough(player))
        return Certainty{id, CertaintyKind::Through, *through};
    if (const auto out = whyOut(player))
        return Certainty{id, CertaintyKind::Out, *out};
    return std::nullopt;
}

std::optional<CertaintyReason> CertainBeforeTheEnd::whyThrough(size_t player) const {
    const int least = m_outlook.halvesOf(player);
    // Nobody has to play. Most have as many before or beside them already that no more is asked.
    if (!m_outlook.isRanked(player) || rankedAbove(least - 1) - 1 >= m_finalists)
        return std::nullopt;
    const size_t others = m_bound.mostDrawingLevel(player);
    if (others < m_finalists)
        return FewCanDrawLevel{inPoints(least), others};
    return std::nullopt;
}

std::optional<CertaintyReason> CertainBeforeTheEnd::whyOut(size_t player) const {
    if (!m_outlook.isRanked(player) && !m_bound.canPlay(player))
        return NothingToRank{};
    const int most = m_bound.most(player);
    if (const size_t others = rankedAbove(most); others >= m_finalists)
        return EnoughAreAhead{inPoints(most), others};
    return std::nullopt;
}

size_t CertainBeforeTheEnd::rankedAbove(int halves) const {
    return static_cast<size_t>(m_sums.end() - std::ranges::upper_bound(m_sums, halves));
}

} // namespace mentat
