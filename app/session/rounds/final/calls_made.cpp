#include "app/session/rounds/final/calls_made.h"

#include "model/changes/change_kind.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr int entriesAtOnce = 200;

std::vector<FinalCall> callsIn(const Stage* stage) {
    return stage ? stage->calls : std::vector<FinalCall>();
}

/// What the entry noted that was not so before.
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

// The one fact that only the words hold: no slot says what the standings were at the time of the
// call (model/changes/change_kind.h).
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
