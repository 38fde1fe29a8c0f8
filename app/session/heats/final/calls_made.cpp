#include "app/session/heats/final/calls_made.h"

#include "model/changes/change_kind.h"

#include <algorithm>
#include <concepts>

namespace mentat {

namespace {

constexpr int entriesAtOnce = 200;

/// A stage of any format's before and after a change; nothing: the edit is of something else.
struct StageEdit {
    const Stage* before;
    const Stage* after;
};
std::optional<StageEdit> stageEditIn(const AnyEdit& any) {
    return std::visit(
        [](const auto& edit) -> std::optional<StageEdit> {
            using Value = typename std::decay_t<decltype(edit)>::Value;
            if constexpr (std::derived_from<Value, Stage>)
                return StageEdit{edit.before ? &*edit.before : nullptr,
                                 edit.after ? &*edit.after : nullptr};
            else
                return std::nullopt;
        },
        any);
}

std::vector<FinalCall> callsIn(const Stage* stage) {
    return stage ? stage->calls : std::vector<FinalCall>();
}

/// What the entry noted that was not so before.
std::optional<FinalCall> callNotedBy(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        const auto edit = stageEditIn(any);
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
    std::vector<CallMade> made;
    std::vector<FinalCall> wanted = callsIn(event ? finalStage(*event) : nullptr);
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
