#include "app/session/ruleset/ruleset_session.h"

#include "app/session/practice_play.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/rounds_merge.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ruleset/believable_result.h"
#include "scoring/ruleset/stage_lineups.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

Result<Change> seatStage(const Event& event, const Name& stage, qint64 seed) {
    return drawStage(event, {stage, seed}).map([&](const StageDraw& draw) {
        return setTables(event, stage, seed, draw.games);
    });
}

constexpr HeatsPractice practiceByRuleset{
    [](const Event& event) { return tableLimitsOf(event).preferred; }, believableResult, seatStage};

/// Three heats on three days, with the same ruleset.
Play inventedLike(const Play& play, QDate firstDay) {
    RulesetPlay next;
    next.ruleset = std::get<RulesetPlay>(play).ruleset;
    next.heats = inventedHeats(firstDay, QTime(9, 0));
    return next;
}

} // namespace

SessionKind rulesetSessionKind() {
    return {mergeInHeats, seatedInHeats, &practiceByRuleset, inventedLike};
}

namespace {

/// The stage's line-up; fails if it is unknown or empty.
Result<StageLineUp> lineUpOf(const Event& event, const Name& stage) {
    const StageLineUps lineUps = stageLineUps(event);
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    if (found == lineUps.stages.end())
        return failure(FailureKind::StageNotReady, {stage.text()});
    if (!found->held || found->lineUp.empty())
        return failure(FailureKind::StageNotHeld, {stage.text()});
    return *found;
}

Result<void> checkTables(const PlayedStage* played, const StageDrawRequest& request) {
    if (!played)
        return {};
    const QString name = request.stage.text();
    for (const Game& game : played->games) {
        if (hasResult(game) && !isBye(game))
            return failure(FailureKind::RoundHasResult, {name, qint64(game.table.value())});
    }
    if (!played->games.empty() && !request.redraw)
        return failure(FailureKind::RoundHasTables, {name});
    return {};
}

bool isFinal(const Ruleset& ruleset, const Name& stage) {
    return ruleset.stages.back().name == stage;
}

/// The requested sizes, which must seat this many, or except in a final fewer: the top of the
/// line-up gets byes.
Result<std::vector<int>> sizesAsked(const Event& event, const StageDrawRequest& request,
                                    size_t players) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const TableLimits limits = tableLimitsOf(event, request.stage);
    std::vector<int> sizes;
    size_t seats = 0;
    for (const Count asked : request.sizes) {
        const auto size = static_cast<size_t>(asked.value());
        if (size < limits.fewestAsked || size > limits.mostAsked)
            return failure(FailureKind::SizeOutside,
                           {qint64(asked.value()), static_cast<qint64>(limits.fewestAsked),
                            static_cast<qint64>(limits.mostAsked)});
        sizes.push_back(asked.value());
        seats += size;
    }
    if (seats != players && (seats > players || isFinal(ruleset, request.stage)))
        return failure(FailureKind::SizesDoNotAddUp,
                       {static_cast<qint64>(seats), static_cast<qint64>(players)});
    if (sizes.size() > 1 && isFinal(ruleset, request.stage)) {
        const Pointer stages = Pointer().key("stages");
        const Pointer games = stages.index(stageAt(event, request.stage).position).key("games");
        return refusal({{FindingKind::SecondFinal, games.index(1), {}, games}});
    }
    return sizes;
}

/// The players by table, each table in seeding order; at the end the byes, each alone.
Result<std::vector<std::vector<PlayerId>>> tablesOf(const Event& event,
                                                    const StageDrawRequest& request,
                                                    const std::vector<PlayerId>& whoPlays) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const auto sizes = request.sizes.empty() ? Result<std::vector<int>>()
                                             : sizesAsked(event, request, whoPlays.size());
    if (!sizes)
        return tl::unexpected(sizes.error());
    const auto players = static_cast<int>(whoPlays.size());
    const int byes = sizes->empty() ? byesOfStage(ruleset, request.stage, players)
                                    : players - std::accumulate(sizes->begin(), sizes->end(), 0);
    const auto firstSeated = whoPlays.begin() + byes;
    auto tables
        = stageTables(ruleset, request.stage, {firstSeated, whoPlays.end()}, request.seed, *sizes);
    for (auto player = whoPlays.begin(); player != firstSeated; ++player)
        tables.push_back({*player});
    return tables;
}

} // namespace

Result<StageDraw> drawStage(const Event& event, const StageDrawRequest& request) {
    const auto& play = std::get<RulesetPlay>(event.play);
    if (!findStageRule(play.ruleset, request.stage))
        return tl::unexpected(unknownStage(event, request.stage));
    if (const auto checked = checkTables(findStage(play, request.stage), request); !checked)
        return tl::unexpected(checked.error());
    const auto lineUp = lineUpOf(event, request.stage);
    if (!lineUp)
        return tl::unexpected(lineUp.error());
    const auto& whoPlays = request.players.empty() ? lineUp->lineUp : request.players;
    const auto tables = tablesOf(event, request, whoPlays);
    if (!tables)
        return tl::unexpected(tables.error());
    StageDraw draw{request.stage, request.seed, {}};
    for (const auto& players : *tables) {
        Game game = blankGame(event);
        game.table = TableNumber(static_cast<int>(draw.games.size()) + 1);
        for (const PlayerId& player : players) {
            const SeatNumber number(static_cast<int>(game.seats.size()) + 1);
            game.seats.push_back(blankSeat(event, number, player));
        }
        if (players.size() == 1 && !isFinal(play.ruleset, request.stage)) // a bye (H8)
            byRuleset(game.seats.front()).place = TablePlace(1);
        draw.games.push_back(std::move(game));
    }
    return draw;
}

} // namespace mentat
