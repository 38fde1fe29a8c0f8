#include "app/session/heats/final/line_up_acts.h"

#include "app/session/formats/stage_change.h"
#include "app/session/heats/heat_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/formats/scoring_format.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/player_list.h"

#include <algorithm>

namespace mentat {

namespace {

Result<Stage> stageFor(const Event& event, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    return finalStageIn(event);
}

void setMember(std::vector<PlayerId>& players, const PlayerId& player, bool member) {
    if (!member)
        std::erase(players, player);
    else if (!isAmong(players, player))
        players.push_back(player);
}

} // namespace

Result<Change> noteCall(const Event& event, const PlayerId& player, CallState state,
                        const VenueTime& time) {
    auto stage = stageFor(event, player);
    if (!stage)
        return tl::unexpected(stage.error());
    const bool cannot = state == CallState::Cannot;
    if (stage->closed && (cannot || isAmong(stage->unavailable, player)))
        return failure(FailureKind::LineUpClosed);
    setMember(stage->unavailable, player, cannot);
    if (cannot)
        setMember(stage->present, player, false);
    const auto known = std::ranges::find(stage->calls, player, &FinalCall::player);
    if (known == stage->calls.end())
        stage->calls.push_back({player, state, time});
    else
        *known = {player, state, time};
    const bool toPlay = surelyPlays(scoringFormatOf(event).advancement(event), player);
    return changeStage(event, ChangeKind::FinalistCalled,
                       {playerName(event, player), QString(idOf(state)), qint64(toPlay)}, *stage);
}

Result<Change> takeBackCall(const Event& event, const PlayerId& player) {
    auto stage = stageFor(event, player);
    if (!stage)
        return tl::unexpected(stage.error());
    if (stage->closed && isAmong(stage->unavailable, player))
        return failure(FailureKind::LineUpClosed);
    setMember(stage->unavailable, player, false);
    std::erase_if(stage->calls, [&](const FinalCall& call) { return call.player == player; });
    return changeStage(event, ChangeKind::FinalistCalled, {playerName(event, player)}, *stage);
}

Result<Change> markPresent(const Event& event, const PlayerId& player, bool present) {
    auto stage = stageFor(event, player);
    if (!stage)
        return tl::unexpected(stage.error());
    if (stage->closed)
        return failure(FailureKind::LineUpClosed);
    setMember(stage->present, player, present);
    if (present && isAmong(stage->unavailable, player)) {
        setMember(stage->unavailable, player, false);
        std::erase_if(stage->calls, [&](const FinalCall& call) {
            return call.player == player && call.state == CallState::Cannot;
        });
    }
    return changeStage(event, present ? ChangeKind::FinalistPresent : ChangeKind::FinalistAbsent,
                       {playerName(event, player)}, *stage);
}

Result<Change> closeLineUp(const Event& event) {
    auto stage = finalStageIn(event);
    if (!stage)
        return tl::unexpected(stage.error());
    if (stage->closed)
        return failure(FailureKind::LineUpClosed);
    const Advancement advancement = scoringFormatOf(event).advancement(event);
    const LineUpClosing closing = lineUpClosing(event, advancement);
    if (closing.players.empty())
        return failure(FailureKind::NobodyPresent);
    size_t placed = 0;
    for (const auto* part : {&advancement.qualifiers, &advancement.alternates}) {
        for (const PlayerId& player : *part) {
            const bool plays = isAmong(closing.players, player);
            placed += plays ? 1 : 0;
            const bool isFull = closing.players.size() == advancement.qualifiers.size();
            if (!plays && !(isFull && placed == closing.players.size()))
                setMember(stage->unavailable, player, true);
        }
    }
    stage->present = closing.players;
    stage->closed = true;
    return changeStage(event, ChangeKind::LineUpClosed, {qint64(closing.players.size())}, *stage);
}

Result<Change> reopenLineUp(const Event& event, const QString& reason) {
    auto stage = finalStageIn(event);
    if (!stage)
        return tl::unexpected(stage.error());
    if (!stage->closed)
        return failure(FailureKind::LineUpOpen);
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    stage->closed = false;
    return changeStage(event, ChangeKind::LineUpReopened, {reason.trimmed()}, *stage);
}

} // namespace mentat
