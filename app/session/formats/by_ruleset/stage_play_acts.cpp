#include "app/session/formats/by_ruleset/stage_play_acts.h"

#include "app/session/acts.h"
#include "app/session/edits.h"
#include "app/session/rounds/final/stage_change.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

namespace mentat {

namespace {

Values stageTable(const Name& stage, TableNumber table) {
    return {stage.text(), qint64(table.value())};
}

/// Failures: StageNotSeated.
Result<const PlayedStage*> seatedStage(const Event& event, const Name& stage) {
    const PlayedStage* played = findStage(std::get<RulesetPlay>(event.play), stage);
    if (!played || played->games.empty())
        return failure(FailureKind::StageNotSeated, {stage.text()});
    return played;
}

/// Failures: UnknownStageTable.
Result<Placed<Game>> stageGame(const Event& event, const Name& stage, TableNumber table) {
    const auto game = valueAt(event, GameSlot{stage, table});
    if (!game)
        return failure(FailureKind::UnknownStageTable, stageTable(stage, table));
    return *game;
}

/// Failures: UnknownStageTable, StageTableCounts.
Result<Placed<Game>> voidGame(const Event& event, const Name& stage, TableNumber table) {
    auto game = stageGame(event, stage, table);
    if (game && !game->value.isVoid)
        return failure(FailureKind::StageTableCounts, stageTable(stage, table));
    return game;
}

/// Failures: StageHasResult.
Result<void> checkWithoutResult(const PlayedStage& played) {
    for (const Game& game : played.games) {
        if (hasResult(game))
            return failure(FailureKind::StageHasResult, stageTable(played.name, game.table));
    }
    return {};
}

void putGame(Edits& edits, const PlayedStage& played, size_t position, const Game& game) {
    edits.put(GameSlot{played.name, game.table}, Placed<Game>{position, game});
}

} // namespace

Result<Change> unseatStage(const Event& event, const Name& stage) {
    const auto played = seatedStage(event, stage);
    if (!played)
        return tl::unexpected(played.error());
    if (const auto checked = checkWithoutResult(**played); !checked)
        return tl::unexpected(checked.error());
    Edits edits(event);
    for (auto game = (*played)->games.rbegin(); game != (*played)->games.rend(); ++game)
        edits.put(GameSlot{stage, game->table}, std::nullopt);
    Placed<Stage> after = stageAt(event, stage);
    after.value.seed.reset();
    edits.put(StageSlot{stage}, after);
    return Change{ChangeKind::StageUnseated, {stage.text()}, edits.take(), {}, {}};
}

Result<Change> startStage(const Event& event, const Name& stage, const VenueTime& time) {
    const auto played = seatedStage(event, stage);
    if (!played)
        return tl::unexpected(played.error());
    Edits edits(event);
    qint64 started = 0;
    for (size_t i = 0; i < (*played)->games.size(); ++i) {
        Game game = (*played)->games[i];
        if (game.isVoid || hasBegun(game))
            continue;
        game.start = time;
        putGame(edits, **played, i, game);
        ++started;
    }
    if (started == 0)
        return failure(FailureKind::StageUnderWay, {stage.text()});
    return Change{ChangeKind::StageStarted, {stage.text(), started}, edits.take(), {}, {}};
}

Result<Change> takeBackStageStart(const Event& event, const Name& stage) {
    const auto played = seatedStage(event, stage);
    if (!played)
        return tl::unexpected(played.error());
    if (const auto checked = checkWithoutResult(**played); !checked)
        return tl::unexpected(checked.error());
    Edits edits(event);
    bool any = false;
    for (size_t i = 0; i < (*played)->games.size(); ++i) {
        Game game = (*played)->games[i];
        if (!game.start)
            continue;
        game.start.reset();
        putGame(edits, **played, i, game);
        any = true;
    }
    if (!any)
        return failure(FailureKind::StageNotStarted, {stage.text()});
    return Change{ChangeKind::StageStartTakenBack, {stage.text()}, edits.take(), {}, {}};
}

Result<Change> drawStageSeats(const Event& event, const Name& stage, TableNumber table,
                              const std::vector<PlayerId>& players) {
    const auto game = stageGame(event, stage, table);
    if (!game)
        return tl::unexpected(game.error());
    if (hasResult(game->value))
        return failure(FailureKind::StageHasResult, stageTable(stage, table));
    std::vector<PlayerId> seated;
    std::ranges::transform(game->value.seats, std::back_inserter(seated), &Seat::player);
    if (!std::ranges::is_permutation(seated, players))
        return failure(FailureKind::OthersSitThere, stageTable(stage, table));
    Placed<Game> after = *game;
    after.value.seats.clear();
    for (const PlayerId& player : players) {
        Seat seat = *std::ranges::find(game->value.seats, player, &Seat::player);
        seat.number = SeatNumber(static_cast<int>(after.value.seats.size()) + 1);
        after.value.seats.push_back(std::move(seat));
    }
    return oneEdit(ChangeKind::StageSeatsDrawn, stageTable(stage, table), event,
                   GameSlot{stage, table}, std::optional(after));
}

Result<Change> voidStageGame(const Event& event, const Name& stage, TableNumber table,
                             const QString& reason) {
    const auto game = stageGame(event, stage, table);
    if (!game)
        return tl::unexpected(game.error());
    if (game->value.isVoid)
        return failure(FailureKind::StageTableVoid, stageTable(stage, table));
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    Placed<Game> after = *game;
    makeVoid(after.value, reason.trimmed());
    Values operands = stageTable(stage, table);
    operands.emplace_back(reason.trimmed());
    return oneEdit(ChangeKind::StageGameVoided, std::move(operands), event, GameSlot{stage, table},
                   std::optional(after));
}

Result<Change> countStageGame(const Event& event, const Name& stage, TableNumber table) {
    const auto game = voidGame(event, stage, table);
    if (!game)
        return tl::unexpected(game.error());
    Placed<Game> after = *game;
    after.value.isVoid = false;
    return oneEdit(ChangeKind::StageGameCounts, stageTable(stage, table), event,
                   GameSlot{stage, table}, std::optional(after));
}

Result<Change> playStageGameAgain(const Event& event, const Name& stage, TableNumber table) {
    const auto before = voidGame(event, stage, table);
    if (!before)
        return tl::unexpected(before.error());
    const PlayedStage& played = *findStage(std::get<RulesetPlay>(event.play), stage);
    Game game = blankGame(event);
    game.table = TableNumber(std::ranges::max(played.games, {}, &Game::table).table.value() + 1);
    for (const Seat& seat : before->value.seats)
        game.seats.push_back(blankSeat(event, seat.number, seat.player));
    Edits edits(event);
    putGame(edits, played, played.games.size(), game);
    return Change{ChangeKind::StageSeated, {stage.text(), qint64(1)}, edits.take(), {}, {}};
}

} // namespace mentat
