#include "scoring/dune/standings/already_through.h"

#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/standings/open_questions.h"

#include <algorithm>
#include <optional>

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
    // Nobody has to play, so the least is what they have. Usually enough rows are level or above
    // already, and the costly proof is skipped.
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

namespace {

/// The rows [begin, end) that an undecided question could move across the cut.
struct Doubtful {
    size_t begin = 0;
    size_t end = 0;
    [[nodiscard]] bool contains(size_t row) const { return row >= begin && row < end; }
};

/// The rows around the cut that AreEqual ties.
template <class AreEqual>
Doubtful rowsAroundCut(size_t rows, size_t finalists, AreEqual areEqual) {
    if (rows <= finalists || !areEqual(finalists - 1))
        return {};
    Doubtful around{finalists - 1, finalists + 1};
    while (around.begin > 0 && areEqual(around.begin - 1))
        --around.begin;
    while (around.end < rows && areEqual(around.end - 1))
        ++around.end;
    return around;
}

/// The rows tied by games around the cut, if an unknown value could decide between them (R10.26);
/// otherwise an open tie around the cut (R4.5).
Doubtful doubtfulRows(const Field& field, const std::vector<Standing>& ranked, size_t finalists) {
    const Doubtful equal = rowsAroundCut(ranked.size(), finalists, [&](size_t upper) {
        return areEqualInGames(ranked[upper], ranked[upper + 1]);
    });
    Standings group;
    for (size_t row = equal.begin; row < equal.end; ++row)
        group.ranked.push_back(ranked[row]);
    if (!unknownInStandings(field, group, placedGames(field.event())).empty())
        return equal;
    return rowsAroundCut(ranked.size(), finalists,
                         [&](size_t upper) { return isTie(ranked[upper].fromNext); });
}

/// Once no game is left.
std::vector<Certainty> certainAtTheEnd(const Field& field) {
    const auto finalists = static_cast<size_t>(field.event().settings.finalists.value());
    const Standings standings = duneStandings(field);
    const auto& ranked = standings.ranked;
    const Doubtful doubtful = doubtfulRows(field, ranked, finalists);
    std::vector<std::optional<Certainty>> found(field.playerCount());
    for (size_t i = 0; i < ranked.size(); ++i) {
        const Standing& row = ranked[i];
        if (doubtful.contains(i))
            continue;
        const auto kind = i < finalists ? CertaintyKind::Through : CertaintyKind::Out;
        found[*field.positionOf(row.player)] = Certainty{row.player, kind, NoGameLeft{*row.rank}};
    }
    std::vector<Certainty> all;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (found[player])
            all.push_back(*std::move(found[player]));
        else if (!field.isDisqualified(player) && field.gamesOf(player).empty())
            all.push_back({field.player(player).id, CertaintyKind::Out, NothingToRank{}});
    }
    return all;
}

} // namespace

std::vector<Certainty> alreadyCertain(const Field& field) {
    const Outlook outlook(field);
    if (outlook.heats().empty())
        return certainAtTheEnd(field);
    CertainBeforeTheEnd certain(field, outlook);
    std::vector<Certainty> all;
    for (const size_t player : outlook.contenders()) {
        if (const auto one = certain.of(player))
            all.push_back(*one);
    }
    return all;
}

std::vector<Certainty> alreadyCertain(const Event& event) {
    return alreadyCertain(Field(event));
}

} // namespace mentat
