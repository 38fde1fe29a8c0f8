#include "app/session/formats/wbc_dune/calls_made.h"

#include "model/changes/change_kind.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr int entriesAtOnce = 200;

std::vector<FinalCall> callsIn(const std::optional<FinalDetails>& details) {
    return details ? details->calls : std::vector<FinalCall>();
}

/// What the entry noted that was not so before.
std::optional<FinalCall> callNotedBy(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<FinalSlot>>(&any);
        if (!edit)
            continue;
        const auto before = callsIn(edit->before);
        for (const FinalCall& call : callsIn(edit->after)) {
            if (std::ranges::find(before, call) == before.end())
                return call;
        }
    }
    return std::nullopt;
}

// The one fact that only the words hold: no slot says what the standings were at the time of the
// call (model/changes/change_kind.h).
bool isToPlay(const Change& call) {
    constexpr size_t toPlayOperand = 2;
    const auto* toPlay = call.operands.size() > toPlayOperand
                             ? std::get_if<qint64>(&call.operands[toPlayOperand])
                             : nullptr;
    return toPlay && *toPlay == 1;
}

} // namespace

Result<std::vector<CallMade>> callsMade(Session& session, EventId id) {
    const Event* event = findEvent(session.book(), id);
    const auto* play = event ? std::get_if<DunePlay>(&event->play) : nullptr;
    std::vector<CallMade> made;
    std::vector<FinalCall> wanted = play ? play->finalDetails.calls : std::vector<FinalCall>();
    std::optional<JournalId> before;
    while (!wanted.empty()) {
        const auto page = session.journalPage(before, entriesAtOnce);
        if (!page)
            return tl::unexpected(page.error());
        for (const JournalEntry& entry : *page) {
            before = entry.id;
            if (entry.event != id || entry.role == JournalRole::Undone
                || entry.change.kind != ChangeKind::FinalistCalled)
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
