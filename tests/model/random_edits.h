#pragma once

#include "model/changes/change.h"
#include "tests/support/raw/random_draw.h"

namespace mentat::test {

/// An event of the generator, as the program reads it.
[[nodiscard]] Event randomEvent(quint32 seed, const QString& rules);

/// Makes up changes of an event, edit by edit, each fitting the event as the edits before it left
/// it. Values come from another event of the same kind, so that they are as rich as documents
/// are; the outcome may break R10, on which nothing that a change does depends.
class RandomEdits {
public:
    RandomEdits(const Event& event, const Event& donor, raw::Draw& draw)
        : m_event(event)
        , m_donor(donor)
        , m_draw(draw) {}

    [[nodiscard]] Change change(int edits);
    /// One edit (several, where a heat must be emptied first) of the slot type of this index in
    /// AnyEdit; none where the event has nothing of the kind.
    void addEdit(size_t slotType, Change& change);
    /// The event after all edits so far.
    [[nodiscard]] const Event& event() const { return m_event; }

private:
    template <class Slot>
    void add(Change& change, const Slot& slot, std::optional<typename Slot::Value> after);
    void addPlayer(Change& change);
    void addHeat(Change& change);
    void removeHeat(Change& change, HeatNumber number);
    void addEntrant(Change& change);
    void addDraw(Change& change);
    void addGame(Change& change);
    void addHouse(Change& change);
    void addStormGame(Change& change);
    void addStage(Change& change);
    void addStageGame(Change& change);
    void addLogo(Change& change);
    void addAids(Change& change);
    void addFinalGame(const DunePlay& donor, Change& change);
    void addFinal(const DunePlay& donor, Change& change);
    void addOfRuleset(size_t slotType, Change& change);

    [[nodiscard]] std::optional<PlayerId> someId();
    [[nodiscard]] const Heat* someHeat(const Event& event);
    [[nodiscard]] size_t position(size_t others);

    Event m_event;
    const Event& m_donor;
    raw::Draw& m_draw;
};

[[nodiscard]] std::vector<PersonEdit> randomPeople(raw::Draw& draw);
[[nodiscard]] std::vector<PersonLink> randomLinks(raw::Draw& draw);
[[nodiscard]] Values randomOperands(raw::Draw& draw);

} // namespace mentat::test
