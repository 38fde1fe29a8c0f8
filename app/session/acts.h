#pragma once

#include "model/book.h"
#include "model/changes/change.h"

namespace mentat {

/// The edits of a change; each applies to the event after the earlier ones.
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

/// Acts on any event, as changes for Session::perform(). Each reads the current event and fails
/// with one of the request kinds of FailureKind if it makes no sense; the session validates the
/// outcome.

[[nodiscard]] Result<Change> changeDetails(const Event& event, const EventDetails& details);
/// The picture on the certificates; absent: removes it.
[[nodiscard]] Change changeLogo(const Event& event, const std::optional<Logo>& logo);
/// The labels of its sheets, the card of its tables, the notes for the next Game Master.
[[nodiscard]] Change changeAids(const Event& event, const EventAids& aids);
/// From then on the session refuses every change to the event until it is reopened. An undo
/// barrier. Failures: ClosedEvent.
[[nodiscard]] Result<Change> closeEvent(const Event& event);
/// Failures: NotClosed, ReasonMissing.
[[nodiscard]] Result<Change> reopenEvent(const Event& event, const QString& reason);
[[nodiscard]] Result<Change> changeSettings(const Event& event, const Settings& settings);

/// Registers a player: player.person for a person known to the file, otherwise creates one.
/// Failures: PlayerExists; BothInEvent if the person already plays there.
[[nodiscard]] Result<Change> addPlayer(const Book& book, const Event& event, Player player);
/// Registers several known people, in this order, as one change. Failures: UnknownPerson;
/// BothInEvent if one already plays there.
[[nodiscard]] Result<Change> addPeople(const Book& book, const Event& event,
                                       const std::vector<PersonId>& people);
/// Everything except the id; also updates the person, unless a newer event of theirs differs.
[[nodiscard]] Result<Change> changePlayer(const Book& book, const Event& event,
                                          const Player& player);
/// Only for a player that nothing in the event refers to.
[[nodiscard]] Result<Change> removePlayer(const Event& event, const PlayerId& player);
/// R6.2: disqualifies for cause, or reinstates; both with a reason. Failures: UnknownPlayer,
/// ReasonMissing.
[[nodiscard]] Result<Change> disqualify(const Event& event, const PlayerId& player,
                                        const QString& reason);
[[nodiscard]] Result<Change> reinstate(const Event& event, const PlayerId& player,
                                       const QString& reason);

/// R4.4: records or plans the roll of a tie; see withRoll(). Failure: UnknownPlayer.
[[nodiscard]] Result<Change> rollTie(const Event& event, const TieRoll& roll);
/// Removes the entry at a position of the event's tie rolls.
[[nodiscard]] Change withdrawTieRoll(const Event& event, size_t position);
[[nodiscard]] Result<Change> changeKeepApart(const Event& event,
                                             const std::vector<KeepApart>& list);
[[nodiscard]] Result<Change> recordRuling(const Event& event, const Ruling& ruling);
/// Rewords or removes a ruling. Failure: Stale, if the event no longer has it.
[[nodiscard]] Result<Change> changeRuling(const Event& event, const Ruling& before,
                                          const Ruling& after);
[[nodiscard]] Result<Change> withdrawRuling(const Event& event, const Ruling& ruling);
/// R5.3: replaces an earlier decision about the same side.
[[nodiscard]] Result<Change> decideAward(const Event& event, const AwardDecision& decision);

/// A change of one slot of an event.
template <class Slot>
[[nodiscard]] Change oneEdit(ChangeKind kind, Values operands, const Event& event, const Slot& slot,
                             std::optional<typename Slot::Value> after) {
    return {kind, std::move(operands), {editOf(event, slot, std::move(after))}, {}, {}};
}

} // namespace mentat
