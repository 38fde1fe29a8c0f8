#pragma once

#include "model/kinds/slots.h"
#include "model/people/player.h"
#include "model/result.h"

#include <array>

namespace mentat {

/// What the person at the desk did. Its words are in model/changes/change_kind.h, so that adding
/// one does not rebuild the users of Change.
enum class ChangeKind : quint8;

/// Undo stops at these (ARCHITECTURE.md, "The journal is the only undo stack").
[[nodiscard]] bool isUndoBarrier(ChangeKind kind);

/// A person of the file before and after a change.
struct PersonEdit {
    PersonId id;
    std::optional<Person> before;
    std::optional<Person> after;
    friend bool operator==(const PersonEdit&, const PersonEdit&) = default;
};

/// Who a player of any event of the file is, before and after a change: when two people turn out to
/// be one, the players of all years are that one. A player that a change edits, it does not link.
struct PersonLink {
    EventId event;
    PlayerId player;
    PersonId before;
    PersonId after;
    friend bool operator==(const PersonLink&, const PersonLink&) = default;
};

/// The place of a half-typed result within an event: "heats/1/tables/3", "stages/Final/tables/1".
using DraftAddress = QString;

/// A half-typed result that an act takes away, or gives another place.
struct DraftEdit {
    DraftAddress place;
    std::optional<QString> before;
    std::optional<QString> after;
    friend bool operator==(const DraftEdit&, const DraftEdit&) = default;
};

/// One act of the person at the desk, complete: what it was, and what stood where before and after.
/// Made by the functions of app/session/acts.h, applied, journaled and taken back as a whole.
struct Change {
    ChangeKind kind;
    Values operands; // words for a sentence; facts are read from the edits
    EditList edits;
    std::vector<PersonEdit> people;
    /// The draft that this change makes superfluous; it comes back when the change is taken back.
    std::optional<DraftAddress> settlesDraft;
    std::vector<PersonLink> links{};
    std::vector<DraftEdit> drafts{};

    friend bool operator==(const Change&, const Change&) = default;
};

/// The edit that puts a value into a slot of the event as it stands.
template <class Slot>
[[nodiscard]] Edit<Slot> editOf(const Event& event, const Slot& slot,
                                std::optional<typename Slot::Value> after) {
    return {slot, valueAt(event, slot), std::move(after)};
}

/// Makes the change in the event. Cannot fail; whether the outcome is right, eventErrors() says.
void apply(Event& event, const Change& change);

/// The event after the change; nothing where it does not hold just what the change expects to find
/// in each slot.
[[nodiscard]] std::optional<Event> changed(const Event& event, const Change& change);

/// A change as it would be in an event: made there where it fits, as changed() has it, and taken
/// back with this, unless it was kept. Without a copy of the event, of which most changes touch
/// little.
class TrialChange {
public:
    TrialChange(Event& event, const Change& change);
    ~TrialChange();
    TrialChange(const TrialChange&) = delete;
    TrialChange& operator=(const TrialChange&) = delete;

    /// Otherwise the event is as it was.
    [[nodiscard]] bool fits() const { return m_made == m_change.edits.size(); }
    void keep() { m_kept = true; }

private:
    void takeBack();

    Event& m_event;
    const Change& m_change;
    size_t m_made = 0; // edits
    bool m_kept = false;
};

/// The change that takes this one back; of the same kind.
[[nodiscard]] Change inverse(const Change& change);

/// Without the edits that change nothing.
[[nodiscard]] Change withoutIdleEdits(Change change);
[[nodiscard]] bool isIdle(const Change& change);

} // namespace mentat
