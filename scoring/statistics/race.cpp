#include "scoring/statistics/race.h"

#include "model/rounds/heats_play.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr size_t frontWithoutCut = 6;

bool hasCompletedGame(const Heat& heat) {
    return std::ranges::any_of(heat.games, [](const Game& game) { return isCompleted(game); });
}

/// The event as if no later heat had been played.
Event endedAfter(Event event, HeatNumber last) {
    std::erase_if(heatsPlay(event)->heats, [last](const Heat& heat) { return heat.number > last; });
    return event;
}

} // namespace

size_t Race::front() const {
    return std::min(cut.above > 0 ? cut.above : frontWithoutCut, runners.size());
}

Race raceOf(const Event& event) {
    Race race;
    const HeatsPlay* play = heatsPlay(event);
    const auto standings = kindOf<ScoringKind>(event).standings;
    if (!play || !standings)
        return race;
    std::vector<const Heat*> heats;
    for (const Heat& heat : play->heats) {
        if (hasCompletedGame(heat))
            heats.push_back(&heat);
    }
    if (heats.empty())
        return race;
    std::ranges::sort(heats, {}, [](const Heat* heat) { return heat->number; });
    race.isLastOver = isAllRecorded(heats.back()->games);
    const Standings now = standings(event);
    race.cut = ranksAtCut(event, now.ranked);
    for (const Standing& row : now.ranked)
        race.runners.push_back({.player = row.player});
    for (const Heat* heat : heats) {
        race.heats.push_back(heat->number);
        // A drawn heat, or one with byes alone, may count already: take the last ranks from today's
        // standings.
        const auto ranks
            = ranksIn(heat == heats.back() ? now : standings(endedAfter(event, heat->number)));
        for (RaceRunner& runner : race.runners) {
            const auto rank = ranks.find(runner.player);
            runner.ranks.push_back(rank == ranks.end() ? std::nullopt
                                                       : std::optional(rank->second));
        }
    }
    return race;
}

namespace {

std::optional<RaceClimb> longestClimb(const Race& race) {
    std::optional<RaceClimb> longest;
    int most = minClimb - 1;
    for (size_t i = 0; i < race.front(); ++i) {
        const RaceRunner& runner = race.runners[i];
        const Place to = *runner.ranks.back();
        std::optional<Place> worst;
        for (size_t heat = 0; heat + 1 < runner.ranks.size(); ++heat) {
            if (runner.ranks[heat] && (!worst || *worst < *runner.ranks[heat]))
                worst = runner.ranks[heat];
        }
        if (!worst || worst->value() - to.value() <= most)
            continue;
        most = worst->value() - to.value();
        longest = RaceClimb{.player = runner.player,
                            .from = *worst,
                            .to = to,
                            .isLastIn
                            = race.cut.above > 0 && race.cut.tied == 0 && i + 1 == race.cut.above};
    }
    return longest;
}

} // namespace

RaceHighlight highlightOf(const Race& race) {
    if (!race.isWorthSeeing())
        return {};
    if (const auto climb = longestClimb(race))
        return *climb;
    const auto isFirst
        = [](const std::optional<Place>& rank) { return rank && rank->value() == 1; };
    const auto first = std::ranges::count_if(
        race.runners, [&](const RaceRunner& runner) { return isFirst(runner.ranks.back()); });
    if (first > 1)
        return RaceLeadShared{static_cast<int>(first)};
    const RaceRunner& leader = race.runners.front();
    if (std::ranges::all_of(leader.ranks, isFirst))
        return RaceLedThroughout{leader.player};
    return RaceLeader{leader.player};
}

} // namespace mentat
