#include "app/session/rounds/final/final_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/final/stage_change.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/tie_rolls.h"

namespace mentat {

Result<Change> startFinal(const Event& event, const VenueTime& time) {
    auto game = finalGameIn(event);
    if (!game)
        return tl::unexpected(game.error());
    if (game->end || hasResult(*game))
        return failure(FailureKind::FinalOver);
    if (game->start)
        return failure(FailureKind::FinalUnderWay);
    if (game->seats.empty())
        return failure(FailureKind::FinalNotSeated);
    game->start = time;
    return changeGame(event, finalName(), *game, ChangeKind::FinalStarted);
}

Result<Change> takeBackFinalStart(const Event& event) {
    auto game = finalGameIn(event);
    if (!game)
        return tl::unexpected(game.error());
    if (game->end || hasResult(*game))
        return failure(FailureKind::FinalOver);
    if (!game->start)
        return failure(FailureKind::FinalNotStarted);
    game->start.reset();
    return changeGame(event, finalName(), *game, ChangeKind::FinalStartTakenBack);
}

Result<Change> endFinal(const Event& event, const VenueTime& time) {
    auto game = finalGameIn(event);
    if (!game)
        return tl::unexpected(game.error());
    if (game->seats.empty())
        return failure(FailureKind::FinalNotSeated);
    if (game->end || hasResult(*game))
        return failure(FailureKind::FinalOver);
    game->end = time;
    return changeGame(event, finalName(), *game, ChangeKind::FinalEnded);
}

Result<Change> takeBackFinalEnd(const Event& event) {
    auto game = finalGameIn(event);
    if (!game)
        return tl::unexpected(game.error());
    if (!game->end || hasResult(*game))
        return failure(FailureKind::FinalPlays);
    game->end.reset();
    return changeGame(event, finalName(), *game, ChangeKind::FinalEndTakenBack);
}

Result<Change> waiveFinalClock(const Event& event, bool waived) {
    const auto play = finalIn(event);
    if (!play)
        return tl::unexpected(play.error());
    Settings settings = event.settings;
    settings.finalClockWaived = waived;
    return oneEdit(waived ? ChangeKind::FinalClockWaived : ChangeKind::FinalClockKept, {}, event,
                   SettingsSlot{}, settings);
}

Result<Change> changeFinalMinutes(const Event& event, Minutes minutes) {
    auto stage = finalStageIn(event);
    if (!stage)
        return tl::unexpected(stage.error());
    stage->minutes = minutes;
    return changeFinal(event, *stage);
}

namespace {

Result<Change> changedRolls(const Event& event, Stage stage, std::vector<TieRoll> rolls,
                            const RoundName& name) {
    stage.tieRolls = std::move(rolls);
    if (!name)
        return changeStage(event, ChangeKind::TiesRolled, {qint64(1)}, stage);
    return changeStage(event, ChangeKind::StageTiesRolled, {name->text()}, stage, name);
}

} // namespace

Result<Change> rollForPlaces(const Event& event, const TieRoll& roll, const RoundName& name) {
    const auto round = roundIn(event, name);
    if (!round)
        return tl::unexpected(round.error());
    return changedRolls(event, round->details, withRoll(round->details.tieRolls, roll), name);
}

Result<Change> withdrawRollForPlaces(const Event& event, size_t position, const RoundName& name) {
    const auto round = roundIn(event, name);
    if (!round)
        return tl::unexpected(round.error());
    std::vector<TieRoll> rolls = round->details.tieRolls;
    rolls.erase(rolls.begin() + static_cast<std::ptrdiff_t>(position));
    return changedRolls(event, round->details, std::move(rolls), name);
}

Result<Change> changeFinal(const Event& event, const Stage& stage, const RoundName& name) {
    if (const auto round = roundIn(event, name); !round)
        return tl::unexpected(round.error());
    return changeRound(event, {ChangeKind::FinalChanged, ChangeKind::StageChanged}, {}, stage,
                       name);
}

} // namespace mentat
