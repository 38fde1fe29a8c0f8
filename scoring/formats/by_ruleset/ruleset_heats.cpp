#include "model/formats/by_ruleset/results.h"
#include "scoring/formats/by_ruleset/ruleset_ranking.h"
#include "scoring/formats/by_ruleset/ruleset_scoring.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/table_sizes.h"

#include <algorithm>

namespace mentat {

namespace {

std::vector<Rule> rulesOfGame(const Event& event, const GameAddress& place, const Game& game) {
    return rulesToAccept(rulesetWarnings(event, place, game));
}

/// H1: a table takes people in up to the largest size that is listed; a size that is not can be
/// asked for (H10.21).
TableLimits rulesetTableLimits(const Event& event, const RoundId& round) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageRule* stage = round.stage() ? findStageRule(ruleset, *round.stage()) : nullptr;
    const ListedSizes& sizes = stage && !stage->sizes.empty() ? stage->sizes : ruleset.sizes;
    const auto [least, most] = std::ranges::minmax(sizes);
    const auto count = [](ListedSize size) { return static_cast<size_t>(size.value()); };
    return {.fewest = count(least),
            .fewestFull = count(least),
            .preferred = count(sizes.front()),
            .most = count(most),
            .fewestAsked = ListedSize::min,
            .mostAsked = ListedSize::max};
}

/// H1.
std::vector<HeatSplit> rulesetSplits(const Event& event, int players) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    if (players == 0)
        return {};
    return heatSplits(tableGroupsOffered(Count(players), ruleset.sizes));
}

} // namespace

Advancement rulesetAdvancement(const Event& event) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageLineUps lineUps = stageLineUps(event);
    Advancement shared;
    if (!lineUps.stages.empty() && lineUps.stages.back().stage == ruleset.stages.back().name) {
        const StageLineUp& final = lineUps.stages.back();
        shared.qualifiers = final.qualifiers;
        shared.alternates = final.alternates;
        shared.lineUp = final.lineUp;
    }
    for (const StageTie& tie : lineUps.ties) {
        if (!tie.stage)
            shared.ties.push_back({tie.players, tie.matters});
    }
    return shared;
}

/// The first that is held and not over, else the last whose players are known.
static std::optional<Name> stageToPlay(const Event& event) {
    const auto stages = stageLineUps(event).stages;
    if (stages.empty())
        return std::nullopt;
    const auto isOpen = [&](const StageLineUp& stage) {
        const auto* games = gamesOf(*heatsPlay(event), stage.stage);
        return stage.held && !(games && isAllRecorded(*games));
    };
    const auto next = std::ranges::find_if(stages, isOpen);
    return next == stages.end() ? stages.back().stage : next->stage;
}

static std::vector<PlayerId> winnersOfGame(const Event& event, const Game& game) {
    const std::vector<int> places = placesOf(game, std::get<RulesetPlay>(event.play).ruleset.score);
    std::vector<PlayerId> winners;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 1)
            winners.push_back(game.seats[i].player);
    }
    return winners;
}

constinit const HeatsScoring rulesetHeatsScoring{
    .drawPart = [](const Event&, const DrawPart&) { return DrawPart(RulesetDraw()); },
    .partDrawing = [](const PartRequest&) { return std::unique_ptr<PartDrawing>(); },
    .join = [](const Event&, const Game&, Seat&) {},
    .awaitedVerdict = [](const Game&, const Settings&) { return AwaitedVerdict(); },
    .questions = [](const Event&) { return EventQuestions(); },
    .areLosersAlone = [](const Event&, const std::vector<OpenQuestion>&) { return false; },
    .rulesToAccept = rulesOfGame,
    .winners = winnersOfGame,
    .doDropoutsDisqualify =
        [](const Event& event) {
            return std::get<RulesetPlay>(event.play).ruleset.dropouts == DropoutsRule::Disqualified;
        },
    .areSettled = isStageSettled,
    .atStake = rulesetAtStake,
    .limits = rulesetTableLimits,
    .splits = rulesetSplits,
    .round = rulesetRound,
    .roundToPlay = stageToPlay};

} // namespace mentat
