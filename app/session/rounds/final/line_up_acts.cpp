#include "app/session/rounds/final/line_up_acts.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

Result<AdvancedRound> roundFor(const Event& event, const Name& name, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    return roundIn(event, name);
}

void setMember(std::vector<PlayerId>& players, const PlayerId& player, bool member) {
    if (!member)
        std::erase(players, player);
    else if (!isAmong(players, player))
        players.push_back(player);
}

} // namespace

Result<Change> noteCall(const Event& event, const Name& name, const PlayerId& player,
                        CallState state, const VenueTime& time) {
    const auto round = roundFor(event, name, player);
    if (!round)
        return tl::unexpected(round.error());
    Stage stage = round->details;
    const bool cannot = state == CallState::Cannot;
    if (stage.closed && (cannot || isAmong(stage.unavailable, player)))
        return failure(FailureKind::LineUpClosed);
    setMember(stage.unavailable, player, cannot);
    if (cannot)
        setMember(stage.present, player, false);
    const auto known = std::ranges::find(stage.calls, player, &FinalCall::player);
    if (known == stage.calls.end())
        stage.calls.push_back({player, state, time});
    else
        *known = {player, state, time};
    const bool toPlay = surelyPlays(round->advancement, player);
    return stageChange(event, name, stage, ChangeKind::PlayerCalled,
                       {playerName(event, player), QString(idOf(state)), qint64(toPlay)});
}

Result<Change> takeBackCall(const Event& event, const Name& name, const PlayerId& player) {
    const auto round = roundFor(event, name, player);
    if (!round)
        return tl::unexpected(round.error());
    Stage stage = round->details;
    if (stage.closed && isAmong(stage.unavailable, player))
        return failure(FailureKind::LineUpClosed);
    setMember(stage.unavailable, player, false);
    std::erase_if(stage.calls, [&](const FinalCall& call) { return call.player == player; });
    return stageChange(event, name, stage, ChangeKind::PlayerCalled, {playerName(event, player)});
}

Result<Change> markPresent(const Event& event, const Name& name, const PlayerId& player,
                           bool present) {
    const auto round = roundFor(event, name, player);
    if (!round)
        return tl::unexpected(round.error());
    Stage stage = round->details;
    if (stage.closed)
        return failure(FailureKind::LineUpClosed);
    setMember(stage.present, player, present);
    if (present && isAmong(stage.unavailable, player)) {
        setMember(stage.unavailable, player, false);
        std::erase_if(stage.calls, [&](const FinalCall& call) {
            return call.player == player && call.state == CallState::Cannot;
        });
    }
    return stageChange(event, name, stage,
                       present ? ChangeKind::PlayerPresent : ChangeKind::PlayerAbsent,
                       {playerName(event, player)});
}

Result<Change> closeLineUp(const Event& event, const Name& name) {
    const auto round = roundIn(event, name);
    if (!round)
        return tl::unexpected(round.error());
    Stage stage = round->details;
    if (stage.closed)
        return failure(FailureKind::LineUpClosed);
    const std::vector<PlayerId>& players = round->ifClosed;
    if (players.empty())
        return failure(FailureKind::NobodyPresent);
    size_t placed = 0;
    for (const auto* part : {&round->advancement.qualifiers, &round->advancement.alternates}) {
        for (const PlayerId& player : *part) {
            const bool plays = isAmong(players, player);
            placed += plays ? 1 : 0;
            const bool isFull = players.size() == round->advancement.qualifiers.size();
            if (!plays && !(isFull && placed == players.size()))
                setMember(stage.unavailable, player, true);
        }
    }
    stage.present = players;
    stage.closed = true;
    return stageChange(event, name, stage, ChangeKind::LineUpClosed, {qint64(players.size())});
}

Result<Change> reopenLineUp(const Event& event, const Name& name, const QString& reason) {
    const auto round = roundIn(event, name);
    if (!round)
        return tl::unexpected(round.error());
    Stage stage = round->details;
    if (!stage.closed)
        return failure(FailureKind::LineUpOpen);
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    stage.closed = false;
    return stageChange(event, name, stage, ChangeKind::LineUpReopened, {reason.trimmed()});
}

} // namespace mentat
