#include "app/session/rounds/line_up_acts.h"

#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
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

namespace {

constexpr int entriesAtOnce = 200;

std::vector<FinalCall> callsIn(const Stage* stage) {
    return stage ? stage->calls : std::vector<FinalCall>();
}

/// The call that the entry made, if it changed anything.
std::optional<FinalCall> callNotedBy(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<StageSlot>>(&any);
        if (!edit || !edit->after)
            continue;
        const auto before = callsIn(edit->before ? &edit->before->value : nullptr);
        for (const FinalCall& call : edit->after->value.calls) {
            if (std::ranges::find(before, call) == before.end())
                return call;
        }
    }
    return std::nullopt;
}

// The only fact that is in the operands alone: no slot stores the standings at the time of the call
// (model/changes/change_kind.h).
bool isToPlay(const Change& call) {
    const auto* toPlay
        = call.operands.size() > 3 ? std::get_if<qint64>(&call.operands[3]) : nullptr;
    return toPlay && *toPlay == 1;
}

bool isCallFor(const Change& change, const Name& round) {
    return change.kind == ChangeKind::PlayerCalled && !change.operands.empty()
           && change.operands.front() == Value(round.text());
}

std::vector<FinalCall> callsNoted(const Session& session, EventId id, const Name& name) {
    const Event* event = findEvent(session.book(), id);
    if (!event || !heatsPlay(*event))
        return {};
    const PlayedStage* stage = findStage(*heatsPlay(*event), name);
    return callsIn(stage ? &stage->details : nullptr);
}

} // namespace

Result<std::vector<CallMade>> callsMade(Session& session, EventId id, const Name& round) {
    std::vector<CallMade> made;
    std::vector<FinalCall> wanted = callsNoted(session, id, round);
    std::optional<JournalId> before;
    while (!wanted.empty()) {
        const auto page = session.journalPage(before, entriesAtOnce);
        if (!page)
            return tl::unexpected(page.error());
        for (const JournalEntry& entry : *page) {
            before = entry.id;
            if (entry.event != id || entry.role == JournalRole::Undone
                || !isCallFor(entry.change, round))
                continue;
            const auto noted = callNotedBy(entry.change);
            if (noted && std::erase(wanted, *noted) > 0)
                made.push_back({noted->player, isToPlay(entry.change)});
        }
        if (page->empty())
            break;
    }
    return made;
}

} // namespace mentat
