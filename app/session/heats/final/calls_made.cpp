#include "app/session/heats/final/calls_made.h"

#include "model/changes/change_kind.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>
#include <concepts>

namespace mentat {

namespace {

constexpr int entriesAtOnce = 200;

template <class Value>
const Stage* stageIn(const std::optional<Value>& value) {
    if constexpr (std::derived_from<Value, Stage>)
        return value ? &*value : nullptr;
    else if constexpr (requires { requires std::derived_from<decltype(value->value), Stage>; })
        return value ? &value->value : nullptr; // one among several
    else
        return nullptr;
}

/// A stage of any format's before and after a change; nothing: the edit is of something else.
struct StageEdit {
    const Stage* before;
    const Stage* after;
};
std::optional<StageEdit> stageEditIn(const AnyEdit& any) {
    return std::visit(
        [](const auto& edit) -> std::optional<StageEdit> {
            const StageEdit found{stageIn(edit.before), stageIn(edit.after)};
            return found.before || found.after ? std::optional(found) : std::nullopt;
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
    const size_t toPlayOperand = call.kind == ChangeKind::StageCalled ? 3 : 2;
    const auto* toPlay = call.operands.size() > toPlayOperand
                             ? std::get_if<qint64>(&call.operands[toPlayOperand])
                             : nullptr;
    return toPlay && *toPlay == 1;
}

bool isCallFor(const Change& change, const RoundName& round) {
    if (!round)
        return change.kind == ChangeKind::FinalistCalled;
    if (change.kind != ChangeKind::StageCalled || change.operands.empty())
        return false;
    const auto* stage = std::get_if<QString>(&change.operands.front());
    return stage && *stage == round->text();
}

std::vector<FinalCall> callsNoted(const Session& session, EventId id, const RoundName& name) {
    const Event* event = findEvent(session.book(), id);
    if (!event || !heatsPlay(*event))
        return {};
    if (!name)
        return callsIn(finalStage(*event));
    const auto round = heatsScoringOf(*event).round(*event, name);
    return round ? round->details.calls : std::vector<FinalCall>();
}

} // namespace

Result<std::vector<CallMade>> callsMade(Session& session, EventId id, const RoundName& round) {
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
