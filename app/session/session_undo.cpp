#include "app/session/guarded.h"
#include "app/session/people/removal.h"
#include "app/session/session.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_store.h"
#include "scoring/heats/draw/table_seats.h"

#include <algorithm>
#include <set>

namespace mentat {

namespace {

/// Equal except for their position in the list.
template <class T>
bool sameButPlace(const T& a, const T& b) {
    return a == b;
}
template <class T>
bool sameButPlace(const AtPosition<T>& a, const AtPosition<T>& b) {
    return a.value == b.value;
}
bool sameButPlace(const Attendance& a, const Attendance& b) {
    return a.onlyIfNeeded == b.onlyIfNeeded;
}

/// The list may have changed since the act; find its elements at their new positions.
void followPlaces(Change& back, const Event& event) {
    for (AnyEdit& edit : back.edits) {
        std::visit(
            [&](auto& e) {
                auto now = valueAt(event, e.slot);
                if (!now || !e.before || !sameButPlace(*now, *e.before))
                    return;
                if constexpr (requires { e.after->position; }) {
                    if (e.after && e.after->position == e.before->position)
                        e.after->position = now->position;
                }
                e.before = std::move(now);
            },
            edit);
    }
}

/// People whom the list added and who have been registered since, in any event.
bool takesAwayPlayers(const Book& book, const Change& back) {
    return back.edits.empty() && back.links.empty()
           && std::ranges::any_of(back.people, [&](const PersonEdit& edit) {
                  return !edit.after && registrationsOf(book, edit.id) > 0;
              });
}

/// A seat would name someone outside of the heat.
bool takesOutWhoSits(const Event& event, const Change& back) {
    const auto after = changed(event, back);
    const HeatsPlay* play = after ? heatsPlay(*after) : nullptr;
    return play && std::ranges::any_of(back.edits, [&](const AnyEdit& edit) {
               const auto* one = std::get_if<Edit<EntrantSlot>>(&edit);
               const bool isOut = one && one->before && (!one->after || one->after->onlyIfNeeded);
               const Heat* heat = isOut ? findHeat(*play, one->slot.heat) : nullptr;
               return heat && tableOf(*heat, one->slot.player);
           });
}

/// Removes or restores a draft only if nothing else was typed there since the act.
void leaveWhatIsTyped(Change& change, EventId event, const std::vector<Draft>& drafts) {
    if (change.edits.empty())
        return; // the act is about the draft itself
    std::erase_if(change.drafts, [&](const DraftEdit& edit) {
        const auto there = std::ranges::find_if(drafts, [&](const Draft& draft) {
            return draft.event == event && draft.place == edit.place;
        });
        const bool isAsBefore = edit.before
                                    ? there != drafts.end() && there->content == *edit.before
                                    : there == drafts.end();
        return !isAsBefore && !(edit.before && edit.after);
    });
}

/// Whether everything that the act changed is as it was before it.
bool isAsBefore(const Book& book, const Event* event, const Change& act) {
    const auto isBack = [event](const AnyEdit& edit) {
        return std::visit(
            [&](const auto& e) {
                const auto now = valueAt(*event, e.slot);
                return now && e.before ? sameButPlace(*now, *e.before) : !now && !e.before;
            },
            edit);
    };
    const auto isSame = [&book](const PersonEdit& edit) {
        const Person* now = findPerson(book, edit.id);
        return now && edit.before ? *now == *edit.before : !now && !edit.before;
    };
    return (!act.edits.empty() || !act.people.empty()) && std::ranges::all_of(act.edits, isBack)
           && std::ranges::all_of(act.people, isSame);
}

bool touchesSame(const Change& a, const Change& b) {
    const auto sameSlot = [](const AnyEdit& x, const AnyEdit& y) {
        if (x.index() != y.index())
            return false;
        return std::visit(
            [&](const auto& e) { return e.slot == std::get<std::decay_t<decltype(e)>>(y).slot; },
            x);
    };
    const auto samePerson = [](const auto& x, const auto& y) { return x.id == y.id; };
    if (std::find_first_of(a.people.begin(), a.people.end(), b.people.begin(), b.people.end(),
                           samePerson)
        != a.people.end())
        return true;
    const auto samePlace
        = [](const DraftEdit& x, const DraftEdit& y) { return x.place == y.place; };
    if (std::find_first_of(a.drafts.begin(), a.drafts.end(), b.drafts.begin(), b.drafts.end(),
                           samePlace)
        != a.drafts.end())
        return true;
    for (const AnyEdit& x : a.edits) {
        for (const AnyEdit& y : b.edits) {
            if (sameSlot(x, y))
                return true;
        }
    }
    return false;
}

} // namespace

Result<std::optional<JournalEntry>> Session::undoEntry() {
    return guarded(m_path, [&]() -> Result<std::optional<JournalEntry>> {
        const auto id = m_undoOrder.nextUndo();
        return id ? std::optional(m_store->loadJournalEntry(*id)) : std::nullopt;
    });
}

Result<std::optional<JournalEntry>> Session::redoEntry() {
    return guarded(m_path, [&]() -> Result<std::optional<JournalEntry>> {
        const auto id = m_undoOrder.nextRedo();
        return id ? std::optional(m_store->loadJournalEntry(*id)) : std::nullopt;
    });
}

Result<void> Session::undo() {
    const auto done = undoEntry();
    if (!done)
        return tl::unexpected(done.error());
    if (!*done) {
        if (const auto barrier = m_undoOrder.barrier())
            return failure(FailureKind::UndoBarrier, {QString(idOf(*barrier))});
        return failure(FailureKind::NothingToUndo);
    }
    const JournalEntry& act = **done;
    Change back = inverse(act.change);
    if (!act.event)
        return makeBeside(back, JournalRole::Undone, act.id);
    leaveWhatIsTyped(back, *act.event, m_drafts);
    return make(*act.event, back, JournalRole::Undone, act.id);
}

Result<void> Session::redo() {
    auto undone = redoEntry();
    if (!undone)
        return tl::unexpected(undone.error());
    if (!*undone)
        return failure(FailureKind::NothingToRedo);
    JournalEntry& act = **undone;
    if (!act.event)
        return makeBeside(act.change, JournalRole::Redone, act.id);
    leaveWhatIsTyped(act.change, *act.event, m_drafts);
    return make(*act.event, act.change, JournalRole::Redone, act.id);
}

Result<void> Session::putBack(JournalId id) {
    const auto wanted = journalEntry(id);
    if (!wanted)
        return tl::unexpected(wanted.error());
    const Event* event = wanted->event ? findEvent(m_book, *wanted->event) : nullptr;
    if ((wanted->event && !event) || isUndoBarrier(wanted->change.kind)) {
        return failure(FailureKind::UndoBarrier, {QString(idOf(wanted->change.kind))});
    }
    Change back = inverse(wanted->change);
    back.kind = ChangeKind::PutBack;
    back.operands.insert(back.operands.begin(), QString(idOf(wanted->change.kind)));
    if (takesAwayPlayers(m_book, back))
        return failure(FailureKind::LaterDepends, {QString(idOf(ChangeKind::PlayerAdded))});
    if (event) {
        followPlaces(back, *event);
        if (takesOutWhoSits(*event, back))
            return failure(FailureKind::LaterDepends, {QString(idOf(ChangeKind::TablesDrawn))});
        leaveWhatIsTyped(back, *wanted->event, m_drafts);
    }
    auto made = event ? make(*wanted->event, back, JournalRole::Done, std::nullopt)
                      : makeBeside(back, JournalRole::Done, std::nullopt);
    const bool inTheWay
        = !made
          && (made.error().kind == FailureKind::Stale || made.error().kind == FailureKind::Refused);
    if (!inTheWay)
        return made;
    if (isAsBefore(m_book, event, wanted->change))
        return failure(FailureKind::RevertedAlready);
    return guarded(m_path, [&]() -> Result<void> {
        Values later = laterOnes(*wanted);
        if (later.empty())
            return made;
        return tl::unexpected<Failure>(
            Failure{FailureKind::LaterDepends, std::move(later), made.error().findings});
    });
}

/// The kinds of later acts, not undone, on the same parts of the event or the same people.
Values Session::laterOnes(const JournalEntry& wanted) {
    const auto marks = m_store->loadJournalMarks();
    std::set<JournalId> takenBack;
    for (const JournalMark& mark : marks) {
        if (mark.role == JournalRole::Undone)
            takenBack.insert(*mark.target);
        else if (mark.role == JournalRole::Redone)
            takenBack.erase(*mark.target);
    }
    Values kinds;
    for (const JournalMark& mark : marks) {
        if (mark.id <= wanted.id || mark.role != JournalRole::Done || takenBack.contains(mark.id))
            continue;
        const JournalEntry later = m_store->loadJournalEntry(mark.id);
        const bool canMeet = later.event == wanted.event || !wanted.event;
        if (canMeet && touchesSame(later.change, wanted.change))
            kinds.push_back(QString(idOf(mark.kind)));
    }
    return kinds;
}

Result<JournalEntry> Session::journalEntry(JournalId id) {
    return guarded(m_path, [&]() -> Result<JournalEntry> { return m_store->loadJournalEntry(id); });
}

Result<std::vector<JournalEntry>> Session::journalPage(std::optional<JournalId> before, int count) {
    return guarded(m_path, [&]() -> Result<std::vector<JournalEntry>> {
        return m_store->loadJournalPage(before, count);
    });
}

Result<std::vector<JournalMark>> Session::journalMarks() {
    return guarded(
        m_path, [&]() -> Result<std::vector<JournalMark>> { return m_store->loadJournalMarks(); });
}

} // namespace mentat
