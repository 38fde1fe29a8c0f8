#include "app/session/rounds/assistant/assistant_marks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int mostLookedAt = 300; // entries of the journal

} // namespace

DraftAddress markOfAct(const QString& id) {
    return u"second-desk/done/"_s + id;
}

std::optional<QString> markedBy(const Session& session, EventId event, const QString& id) {
    const Draft* mark = session.draftAt(event, markOfAct(id));
    return mark ? std::optional(mark->content) : std::nullopt;
}

std::optional<JournalEntry> newestEntry(Session& session, EventId event,
                                        const std::function<bool(const JournalEntry&)>& isTold) {
    auto page = session.journalPage(std::nullopt, mostLookedAt);
    if (!page)
        return std::nullopt;
    const auto found = std::ranges::find_if(
        *page, [&](const JournalEntry& entry) { return entry.event == event && isTold(entry); });
    return found == page->end() ? std::nullopt : std::optional(std::move(*found));
}

} // namespace mentat
