#include "scoring/formats/wbc_dune/awards/dune_awards.h"

#include "scoring/formats/wbc_dune/games/performance.h"
#include "scoring/formats/wbc_dune/games/qualification.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <tuple>

namespace mentat {

namespace {

struct Scorer {
    Performance performance;
    const Appearance* appearance;
};

/// Who played a faction; those without a figure (R5.2) only make that somebody did.
using EntriesByFaction = std::map<Faction, std::vector<Scorer>>;

std::optional<Scorer> entryOf(const Appearance& one, const Settings& settings) {
    const auto points = performanceOf(*one.seat, settings);
    const auto turns = one.game->turns;
    if (!points || !turns || turns->value() == 0)
        return std::nullopt;
    const int starters = startersOf(*one.game);
    return Scorer{{one.seat->player, one.heat->number, one.game->table, *points, *turns, starters,
                   normalized(*points, *turns, starters)},
                  &one};
}

EntriesByFaction entriesOf(const Field& field) {
    EntriesByFaction entries;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            continue;
        for (const Appearance& one : field.gamesOf(player)) {
            if (!dune(*one.seat).faction)
                continue;
            auto& list = entries[*dune(*one.seat).faction];
            if (auto entry = entryOf(one, field.event().settings))
                list.push_back(*std::move(entry));
        }
    }
    return entries;
}

/// Highest first; equal ones in the order of the document: of lists, which are in one piece.
bool standsBefore(const Scorer& a, const Scorer& b) {
    if (a.performance.normalized != b.performance.normalized)
        return a.performance.normalized > b.performance.normalized;
    const auto place
        = [](const Appearance& one) { return std::tuple(one.heat, one.game, one.seat); };
    return place(*a.appearance) < place(*b.appearance);
}

size_t distinctPlayers(const std::vector<Performance>& winners) {
    std::set<PlayerId> players;
    for (const Performance& winner : winners)
        players.insert(winner.player);
    return players.size();
}

/// A decision counts only between tied players and for one of them; of several the last.
void decide(Award& award, const std::vector<AwardDecision>& decisions) {
    award.tied = distinctPlayers(award.winners) > 1;
    if (!award.tied)
        return;
    for (const AwardDecision& decision : std::views::reverse(decisions)) {
        if (decision.faction != award.faction || !decision.player)
            continue;
        const auto isChosen
            = [&](const Performance& winner) { return winner.player == *decision.player; };
        if (std::ranges::none_of(award.winners, isChosen))
            continue;
        std::ranges::stable_partition(award.winners, isChosen);
        award.tied = false;
        award.decided = true;
        return;
    }
}

Award awardOf(Faction faction, std::vector<Scorer> entries,
              const std::vector<AwardDecision>& decisions) {
    std::ranges::sort(entries, standsBefore);
    Award award{faction, {}, {}};
    for (const Scorer& entry : entries) {
        const Performance& performance = entry.performance;
        const bool isBest = performance.normalized == entries.front().performance.normalized
                            && performance.points.halves() > 0; // nobody scored: no award
        (isBest ? award.winners : award.others).push_back(performance);
    }
    decide(award, decisions);
    return award;
}

} // namespace

std::vector<Award> duneAwards(const Field& field) {
    std::vector<Award> awards;
    for (auto& [faction, entries] : entriesOf(field))
        awards.push_back(awardOf(faction, std::move(entries), field.event().awardDecisions));
    return awards;
}

std::vector<Award> duneAwards(const Event& event) {
    return duneAwards(Field(event));
}

} // namespace mentat
