#pragma once

#include "model/book.h"
#include "model/changes/change.h"

namespace mentat {

/// Edits of one change, each on the event as the earlier ones left it.
class Edits {
public:
    explicit Edits(const Event& event) : m_now(event) {}

    template <class Slot>
    void put(const Slot& slot, const std::optional<typename Slot::Value>& after) {
        m_edits.push_back(editOf(m_now, slot, after));
        mentat::put(m_now, slot, after);
    }
    [[nodiscard]] std::vector<AnyEdit> take() { return std::move(m_edits); }

private:
    Event m_now;
    std::vector<AnyEdit> m_edits;
};

/// What the person at the desk does to any event, as changes for Session::perform(). Each looks at
/// the event as it stands and fails with one of the request kinds of FailureKind where the act
/// makes no sense; whether the outcome is right, the session checks.

[[nodiscard]] Result<Change> changeDetails(const Event& event, const EventDetails& details);
/// The picture on the certificates; without one: it is taken away.
[[nodiscard]] Change changeLogo(const Event& event, const std::optional<Logo>& logo);
/// The labels of its sheets, the card of its tables, the notes for the next Game Master.
[[nodiscard]] Change changeAids(const Event& event, const EventAids& aids);
/// From then on the session refuses every change of the event until it is reopened. Undo stops at
/// it. Failures: ClosedEvent.
[[nodiscard]] Result<Change> closeEvent(const Event& event);
/// Failures: NotClosed, ReasonMissing.
[[nodiscard]] Result<Change> reopenEvent(const Event& event, const QString& reason);
[[nodiscard]] Result<Change> changeSettings(const Event& event, const Settings& settings);

/// Registers somebody: player.person where the file knows the person, else a new one is made.
/// Failures: PlayerExists; BothInEvent where the person plays there already.
[[nodiscard]] Result<Change> addPlayer(const Book& book, const Event& event, Player player);
/// Registers several people whom the file knows, in this order, as one change. Failures:
/// UnknownPerson; BothInEvent where one plays there already.
[[nodiscard]] Result<Change> addPeople(const Book& book, const Event& event,
                                       const std::vector<PersonId>& people);
/// Everything but the id; the person shows it too, unless a newer event of theirs says otherwise.
[[nodiscard]] Result<Change> changePlayer(const Book& book, const Event& event,
                                          const Player& player);
/// Only somebody whom nothing in the event refers to.
[[nodiscard]] Result<Change> removePlayer(const Event& event, const PlayerId& player);
/// R6.2: for cause, and back; both with a reason. Failures: UnknownPlayer, ReasonMissing.
[[nodiscard]] Result<Change> disqualify(const Event& event, const PlayerId& player,
                                        const QString& reason);
[[nodiscard]] Result<Change> reinstate(const Event& event, const PlayerId& player,
                                       const QString& reason);

/// R4.4: the roll of a tie, or that it is planned; see withRoll(). Failure: UnknownPlayer.
[[nodiscard]] Result<Change> rollTie(const Event& event, const TieRoll& roll);
/// Takes out the entry at a position of the event's tie rolls.
[[nodiscard]] Change withdrawTieRoll(const Event& event, size_t position);
[[nodiscard]] Result<Change> changeKeepApart(const Event& event,
                                             const std::vector<KeepApart>& list);
[[nodiscard]] Result<Change> recordRuling(const Event& event, const Ruling& ruling);
/// Another wording of a ruling, in its place, and its end. Failure: Stale, where the event has no
/// such ruling any more.
[[nodiscard]] Result<Change> changeRuling(const Event& event, const Ruling& before,
                                          const Ruling& after);
[[nodiscard]] Result<Change> withdrawRuling(const Event& event, const Ruling& ruling);
/// R5.3: takes the place of an earlier decision about the same side.
[[nodiscard]] Result<Change> decideAward(const Event& event, const AwardDecision& decision);

/// A change of one slot of an event.
template <class Slot>
[[nodiscard]] Change oneEdit(ChangeKind kind, Values operands, const Event& event, const Slot& slot,
                             std::optional<typename Slot::Value> after) {
    return {kind, std::move(operands), {editOf(event, slot, std::move(after))}, {}, {}};
}

} // namespace mentat
