#include "app/session/formats/by_ruleset/stage_acts.h"

#include "model/failure_kind.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Failure unknownStage(const Name& stage, const Ruleset& ruleset) {
    QStringList names;
    for (const StageRule& rule : ruleset.stages)
        names << rule.name.text();
    return {FailureKind::UnknownStage, {stage.text(), names.join(u", "_s)}, {}};
}

/// Who plays the stage; the failure where that cannot be said, or nobody does.
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
        if (hasResult(game))
            return failure(FailureKind::RoundHasResult, {name, qint64(game.table.value())});
    }
    if (!played->games.empty() && !request.redraw)
        return failure(FailureKind::RoundHasTables, {name});
    return {};
}

} // namespace

Result<StageDraw> drawStage(const Event& event, const StageDrawRequest& request) {
    const auto& play = std::get<RulesetPlay>(event.play);
    if (!findStageRule(play.ruleset, request.stage))
        return tl::unexpected(unknownStage(request.stage, play.ruleset));
    if (const auto checked = checkTables(findStage(play, request.stage), request); !checked)
        return tl::unexpected(checked.error());
    const auto lineUp = lineUpOf(event, request.stage);
    if (!lineUp)
        return tl::unexpected(lineUp.error());
    const auto& whoPlays = request.players.empty() ? lineUp->lineUp : request.players;
    StageDraw draw{request.stage, request.seed, {}};
    for (const auto& players : stageTables(play.ruleset, request.stage, whoPlays, request.seed)) {
        Game game = blankGame(event);
        game.table = TableNumber(static_cast<int>(draw.games.size()) + 1);
        for (const PlayerId& player : players) {
            const SeatNumber number(static_cast<int>(game.seats.size()) + 1);
            game.seats.push_back(blankSeat(event, number, player));
        }
        draw.games.push_back(std::move(game));
    }
    return draw;
}

} // namespace mentat
