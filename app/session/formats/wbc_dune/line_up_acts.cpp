#include "app/session/formats/wbc_dune/line_up_acts.h"

#include "app/session/acts.h"
#include "app/session/formats/wbc_dune/heats/heat_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/formats/wbc_dune/final/final_line_up.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

#include <algorithm>

namespace mentat {

namespace {

bool isAmong(const std::vector<PlayerId>& players, const PlayerId& player) {
    return std::ranges::find(players, player) != players.end();
}

Result<FinalDetails> detailsOfFinal(const Event& event) {
    return finalIn(event).map([](const DunePlay* play) { return play->finalDetails; });
}

Result<FinalDetails> detailsOfFinalFor(const Event& event, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    return detailsOfFinal(event);
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
    auto details = detailsOfFinalFor(event, player);
    if (!details)
        return tl::unexpected(details.error());
    const bool cannot = state == CallState::Cannot;
    if (details->closed && (cannot || isAmong(details->unavailable, player)))
        return failure(FailureKind::LineUpClosed);
    setMember(details->unavailable, player, cannot);
    if (cannot)
        setMember(details->present, player, false);
    const auto known = std::ranges::find(details->calls, player, &FinalCall::player);
    if (known == details->calls.end())
        details->calls.push_back({player, state, time});
    else
        *known = {player, state, time};
    const bool toPlay = surelyPlays(duneAdvancement(event), player);
    return oneEdit(ChangeKind::FinalistCalled,
                   {playerName(event, player), QString(idOf(state)), qint64(toPlay)}, event,
                   FinalSlot{}, *std::move(details));
}

Result<Change> takeBackCall(const Event& event, const PlayerId& player) {
    auto details = detailsOfFinalFor(event, player);
    if (!details)
        return tl::unexpected(details.error());
    if (details->closed && isAmong(details->unavailable, player))
        return failure(FailureKind::LineUpClosed);
    setMember(details->unavailable, player, false);
    std::erase_if(details->calls, [&](const FinalCall& call) { return call.player == player; });
    return oneEdit(ChangeKind::FinalistCalled, {playerName(event, player)}, event, FinalSlot{},
                   *std::move(details));
}

Result<Change> markPresent(const Event& event, const PlayerId& player, bool present) {
    auto details = detailsOfFinalFor(event, player);
    if (!details)
        return tl::unexpected(details.error());
    if (details->closed)
        return failure(FailureKind::LineUpClosed);
    setMember(details->present, player, present);
    if (present && isAmong(details->unavailable, player)) {
        setMember(details->unavailable, player, false);
        std::erase_if(details->calls, [&](const FinalCall& call) {
            return call.player == player && call.state == CallState::Cannot;
        });
    }
    return oneEdit(present ? ChangeKind::FinalistPresent : ChangeKind::FinalistAbsent,
                   {playerName(event, player)}, event, FinalSlot{}, *std::move(details));
}

Result<Change> closeLineUp(const Event& event) {
    auto details = detailsOfFinal(event);
    if (!details)
        return tl::unexpected(details.error());
    if (details->closed)
        return failure(FailureKind::LineUpClosed);
    const Advancement advancement = duneAdvancement(event);
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
                setMember(details->unavailable, player, true);
        }
    }
    details->present = closing.players;
    details->closed = true;
    return oneEdit(ChangeKind::LineUpClosed, {qint64(closing.players.size())}, event, FinalSlot{},
                   *std::move(details));
}

Result<Change> reopenLineUp(const Event& event, const QString& reason) {
    auto details = detailsOfFinal(event);
    if (!details)
        return tl::unexpected(details.error());
    if (!details->closed)
        return failure(FailureKind::LineUpOpen);
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    details->closed = false;
    return oneEdit(ChangeKind::LineUpReopened, {reason.trimmed()}, event, FinalSlot{},
                   *std::move(details));
}

} // namespace mentat
