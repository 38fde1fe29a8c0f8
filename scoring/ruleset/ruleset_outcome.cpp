#include "scoring/ruleset/ruleset_outcome.h"

#include "model/ruleset/ruleset_play.h"
#include "scoring/outcome_change.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_lineups.h"

#include <algorithm>
#include <map>

namespace mentat {

namespace {

const Ruleset& rulesetOf(const Event& event) {
    return std::get<RulesetPlay>(event.play).ruleset;
}

std::vector<RankMove> movesOf(const std::vector<PlayerId>& players, const Standings& before,
                              const Standings& after) {
    const auto old = ranksIn(before);
    const auto now = ranksIn(after);
    const auto rankIn = [](const std::map<PlayerId, Place>& ranks, const PlayerId& player) {
        const auto found = ranks.find(player);
        return found == ranks.end() ? std::optional<Place>() : std::optional(found->second);
    };
    std::vector<RankMove> moves;
    for (const PlayerId& player : players)
        moves.push_back({player, rankIn(old, player), rankIn(now, player)});
    std::ranges::stable_sort(moves, [](const RankMove& a, const RankMove& b) {
        return a.to && (!b.to || *a.to < *b.to);
    });
    return moves;
}

std::vector<PlayerId> qualifiersIn(const Standings& standings) {
    std::vector<PlayerId> qualifiers;
    for (const Standing& row : standings.ranked) {
        if (row.status == StandingStatus::Qualifier)
            qualifiers.push_back(row.player);
    }
    return qualifiers;
}

std::vector<PlayerId> withoutThose(std::vector<PlayerId> players,
                                   const std::vector<PlayerId>& others) {
    std::erase_if(players, [&](const PlayerId& player) {
        return std::ranges::find(others, player) != others.end();
    });
    return players;
}

const StageLineUp* lineUpOf(const StageLineUps& all, const Name& stage) {
    const auto found = std::ranges::find(all.stages, stage, &StageLineUp::stage);
    return found == all.stages.end() ? nullptr : &*found;
}

/// Stages that one event holds and the other certainly does not: a stage that cannot be computed
/// yet may still be held.
std::vector<Name> heldOnlyIn(const StageLineUps& one, const StageLineUps& other,
                             const Ruleset& rulesetOfOther) {
    std::vector<Name> names;
    for (const StageLineUp& stage : one.stages) {
        const StageLineUp* there = lineUpOf(other, stage.stage);
        const bool isNotThere = there ? !there->held : !findStageRule(rulesetOfOther, stage.stage);
        if (stage.held && isNotThere)
            names.push_back(stage.stage);
    }
    return names;
}

std::vector<Name> reseatedIn(const StageLineUps& before, const StageLineUps& after) {
    std::vector<Name> names;
    for (const StageLineUp& stage : after.stages) {
        const StageLineUp* old = lineUpOf(before, stage.stage);
        if (old && old->held && stage.held && old->tables != stage.tables
            && std::ranges::is_permutation(old->lineUp, stage.lineUp))
            names.push_back(stage.stage);
    }
    return names;
}

} // namespace

RulesetOutcome rulesetOutcome(const Event& before, const Event& after) {
    const OutcomeChange shared = outcomeChange(before, after);
    const Standings old = rulesetStandings(before);
    const Standings now = rulesetStandings(after);
    RulesetOutcome outcome;
    outcome.moves = movesOf(shared.ranks, old, now);
    outcome.placements = shared.placements;
    // Without stages there is nothing to qualify for.
    if (!rulesetOf(before).stages.empty() && !rulesetOf(after).stages.empty()) {
        outcome.entering = withoutThose(qualifiersIn(now), qualifiersIn(old));
        outcome.leaving = withoutThose(qualifiersIn(old), qualifiersIn(now));
    }
    const StageLineUps oldStages = stageLineUps(before);
    const StageLineUps nowStages = stageLineUps(after);
    outcome.held = heldOnlyIn(nowStages, oldStages, rulesetOf(before));
    outcome.notHeld = heldOnlyIn(oldStages, nowStages, rulesetOf(after));
    outcome.reseated = reseatedIn(oldStages, nowStages);
    return outcome;
}

} // namespace mentat
