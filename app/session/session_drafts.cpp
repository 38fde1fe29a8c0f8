#include "app/session/session_place.h"

#include "model/failure_kind.h"
#include "model/store/book_store.h"

#include <algorithm>

// What is half typed: saved at every key, and taken away or moved by acts that can be undone.

namespace mentat {

const Draft* Session::draftAt(EventId event, const DraftAddress& place) const {
    const auto known = std::ranges::find_if(
        m_drafts, [&](const Draft& draft) { return draft.event == event && draft.place == place; });
    return known == m_drafts.end() ? nullptr : &*known;
}

bool Session::draftsMatch(EventId event, const Change& change) const {
    return std::ranges::all_of(change.drafts, [&](const DraftEdit& edit) {
        const Draft* there = draftAt(event, edit.place);
        return edit.before ? there && there->content == *edit.before : !there;
    });
}

std::vector<Draft> Session::draftsMadeBy(EventId event, const Change& change) const {
    std::vector<Draft> made;
    for (const DraftEdit& edit : change.drafts) {
        if (edit.after)
            made.push_back({event, edit.place, *edit.after, m_desk.clock.nowUtc()});
    }
    return made;
}

void Session::rememberDraft(const Draft& draft) {
    const auto known = std::ranges::find_if(m_drafts, [&](const Draft& there) {
        return there.event == draft.event && there.place == draft.place;
    });
    if (known != m_drafts.end())
        *known = draft;
    else
        m_drafts.push_back(draft);
}

void Session::forgetDraft(EventId event, const DraftAddress& place) {
    std::erase_if(m_drafts,
                  [&](const Draft& draft) { return draft.event == event && draft.place == place; });
}

Result<void> Session::saveDraft(EventId event, const DraftAddress& place, const QString& content) {
    if (!findEvent(m_book, event))
        return failure(FailureKind::UnknownEvent, {QString::number(event.number())});
    return written([&]() -> Result<void> {
        const Draft draft{event, place, content, m_desk.clock.nowUtc()};
        m_store->write([&](BookStore::Writer& writer) { writer.saveDraft(draft); });
        rememberDraft(draft);
        Q_EMIT draftsChanged();
        return {};
    });
}

Result<void> Session::discardDraft(EventId event, const DraftAddress& place) {
    return written([&]() -> Result<void> {
        m_store->write([&](BookStore::Writer& writer) { writer.removeDraft(event, place); });
        forgetDraft(event, place);
        Q_EMIT draftsChanged();
        return {};
    });
}

} // namespace mentat
