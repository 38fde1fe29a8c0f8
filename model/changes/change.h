#pragma once

#include "model/kinds/slots.h"
#include "model/people/player.h"
#include "model/result.h"

#include <array>

namespace mentat {

/// What the person at the desk did. The kinds are in model/changes/change_kind.h, so that adding
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

/// The person of a player in any event of the file, before and after a change: when two people turn
/// out to be one, the players of all years are linked to that person. Does not include players that
/// the change edits.
struct PersonLink {
    EventId event;
    PlayerId player;
    PersonId before;
    PersonId after;
    friend bool operator==(const PersonLink&, const PersonLink&) = default;
};

/// The address of a draft within an event: "heats/1/tables/3", "stages/Final/tables/1".
using DraftAddress = QString;

/// A draft that an act removes or moves.
struct DraftEdit {
    DraftAddress place;
    std::optional<QString> before;
    std::optional<QString> after;
    friend bool operator==(const DraftEdit&, const DraftEdit&) = default;
};

/// One complete act of the person at the desk: its kind, and the values before and after. Made by
/// the functions of app/session/acts.h; applied, journaled, and undone as a whole.
struct Change {
    ChangeKind kind;
    Values operands; // words for a sentence; facts are read from the edits
    EditList edits;
    std::vector<PersonEdit> people;
    /// The draft that this change makes superfluous; undoing the change restores it.
    std::optional<DraftAddress> settlesDraft;
    std::vector<PersonLink> links{};
    std::vector<DraftEdit> drafts{};

    friend bool operator==(const Change&, const Change&) = default;
};

/// The edit that puts a value into a slot of the current event.
template <class Slot>
[[nodiscard]] Edit<Slot> editOf(const Event& event, const Slot& slot,
                                std::optional<typename Slot::Value> after) {
    return {slot, valueAt(event, slot), std::move(after)};
}

/// Applies the change to the event. Cannot fail; eventErrors() checks the outcome.
void apply(Event& event, const Change& change);

/// The event after the change; nullopt unless every slot holds what the change expects.
[[nodiscard]] std::optional<Event> changed(const Event& event, const Change& change);

/// A change applied on trial: made in the event if it fits, as by changed(), and undone by the
/// destructor unless kept. Avoids copying the event, of which most changes touch little.
class TrialChange {
public:
    TrialChange(Event& event, const Change& change);
    ~TrialChange();
    TrialChange(const TrialChange&) = delete;
    TrialChange& operator=(const TrialChange&) = delete;

    /// If not, the event is unchanged.
    [[nodiscard]] bool fits() const { return m_made == m_change.edits.size(); }
    void keep() { m_kept = true; }

private:
    void takeBack();

    Event& m_event;
    const Change& m_change;
    size_t m_made = 0; // edits made so far
    bool m_kept = false;
};

/// The change that takes this one back; of the same kind.
[[nodiscard]] Change inverse(const Change& change);

/// Removes edits that change nothing.
[[nodiscard]] Change withoutIdleEdits(Change change);
[[nodiscard]] bool isIdle(const Change& change);

} // namespace mentat
