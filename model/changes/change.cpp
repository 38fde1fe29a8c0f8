#include "model/changes/change.h"

#include "model/changes/change_kind.h"

namespace mentat {

bool isUndoBarrier(ChangeKind kind) {
    // The kinds of the first part of the list.
    static_assert(ChangeKind::EventImported == ChangeKind{0}
                  && ChangeKind::FileRecovered < ChangeKind::DetailsChanged);
    return kind <= ChangeKind::FileRecovered;
}

void apply(Event& event, const Change& change) {
    for (const AnyEdit& edit : change.edits)
        std::visit([&](const auto& e) { put(event, e.slot, e.after); }, edit);
}

std::optional<Event> changed(const Event& event, const Change& change) {
    std::optional<Event> next = event;
    TrialChange trial(*next, change);
    if (!trial.fits())
        return std::nullopt;
    trial.keep();
    return next;
}

// An edit may build on an earlier one of the same change, so each is checked in turn.
TrialChange::TrialChange(Event& event, const Change& change) : m_event(event), m_change(change) {
    const auto make = [&](const auto& edit) {
        if (valueAt(m_event, edit.slot) != edit.before)
            return false;
        put(m_event, edit.slot, edit.after);
        return true;
    };
    for (const AnyEdit& edit : m_change.edits) {
        if (!std::visit(make, edit)) {
            takeBack();
            return;
        }
        ++m_made;
    }
}

TrialChange::~TrialChange() {
    if (!m_kept && fits())
        takeBack();
}

void TrialChange::takeBack() {
    for (size_t i = m_made; i > 0; --i)
        std::visit([&](const auto& e) { put(m_event, e.slot, e.before); }, m_change.edits[i - 1]);
}

Change inverse(const Change& change) {
    Change back = change;
    std::reverse(back.edits.begin(), back.edits.end());
    for (AnyEdit& edit : back.edits)
        std::visit([](auto& e) { std::swap(e.before, e.after); }, edit);
    std::reverse(back.people.begin(), back.people.end());
    for (PersonEdit& edit : back.people)
        std::swap(edit.before, edit.after);
    std::reverse(back.links.begin(), back.links.end());
    for (PersonLink& link : back.links)
        std::swap(link.before, link.after);
    std::reverse(back.drafts.begin(), back.drafts.end());
    for (DraftEdit& edit : back.drafts)
        std::swap(edit.before, edit.after);
    back.settlesDraft.reset();
    return back;
}

Change withoutIdleEdits(Change change) {
    std::erase_if(change.edits, [](const AnyEdit& edit) {
        return std::visit([](const auto& e) { return e.before == e.after; }, edit);
    });
    std::erase_if(change.people, [](const PersonEdit& edit) { return edit.before == edit.after; });
    std::erase_if(change.links, [](const PersonLink& link) { return link.before == link.after; });
    std::erase_if(change.drafts, [](const DraftEdit& edit) { return edit.before == edit.after; });
    return change;
}

bool isIdle(const Change& change) {
    return change.edits.empty() && change.people.empty() && change.links.empty()
           && change.drafts.empty() && !change.settlesDraft;
}

} // namespace mentat
