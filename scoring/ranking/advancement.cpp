#include "scoring/ranking/advancement.h"

#include <unordered_set>

namespace mentat {

namespace {

TieMatter matterOf(size_t begin, size_t end, size_t finalists) {
    if (begin < finalists && end > finalists)
        return TieMatter::Cut;
    return end <= finalists ? TieMatter::Order : TieMatter::Alternates;
}

std::vector<OpenTie> openTies(const std::vector<Standing>& ranked, size_t finalists) {
    std::vector<OpenTie> ties;
    for (size_t begin = 0; begin < ranked.size();) {
        size_t end = begin + 1;
        while (end < ranked.size() && isTie(ranked[end - 1].fromNext))
            ++end;
        if (end - begin > 1) {
            OpenTie tie{{}, matterOf(begin, end, finalists)};
            for (size_t i = begin; i < end; ++i)
                tie.players.push_back(ranked[i].player);
            ties.push_back(std::move(tie));
        }
        begin = end;
    }
    return ties;
}

} // namespace

Advancement advancement(const Standings& standings, Positive finalists,
                        const std::vector<PlayerId>& unavailable) {
    const auto wanted = static_cast<size_t>(finalists.value());
    const std::unordered_set<PlayerId> absent(unavailable.begin(), unavailable.end());
    Advancement result;
    for (const Standing& row : standings.ranked) {
        auto& list = result.qualifiers.size() < wanted ? result.qualifiers : result.alternates;
        list.push_back(row.player);
        if (result.lineUp.size() < wanted && !absent.contains(row.player))
            result.lineUp.push_back(row.player);
    }
    result.ties = openTies(standings.ranked, wanted);
    return result;
}

std::optional<QualificationPoints> cutOf(const Standings& standings, Positive finalists) {
    const auto last = static_cast<size_t>(finalists.value());
    if (standings.ranked.size() < last)
        return std::nullopt;
    return standings.ranked[last - 1].qp;
}

} // namespace mentat
