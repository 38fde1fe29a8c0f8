#pragma once

#include "model/event.h"
#include "model/finding.h"
#include "model/kinds/slots.h"

#include <algorithm>
#include <optional>

namespace mentat {

/// Every error R10.1–R10.10 of an event, with its pointer into the event's document. The model's
/// types already exclude invalid single values.
[[nodiscard]] Findings eventErrors(const Event& event);
/// The same for an event that had no error before these edits: does not recheck what they left
/// alone.
[[nodiscard]] Findings eventErrors(const Event& event, const EditList& edits);

/// The players of an event by id, for checking references. Must not outlive the event. Most changes
/// refer to nobody, so the index is built on first use.
class KnownPlayers {
public:
    explicit KnownPlayers(const Event& event) : m_event(event) {}
    [[nodiscard]] bool has(const PlayerId& id) const { return index().find(id) != nullptr; }
    /// The id itself if it is unknown.
    [[nodiscard]] QString name(const PlayerId& id) const { return index().nameOf(id); }

    /// R10.1: unknown ids, and duplicate ids in the list.
    void checkList(const std::vector<PlayerId>& ids, const Pointer& list, Findings& findings) const;
    /// R10.1: an unknown id.
    void checkOne(const PlayerId& id, const Pointer& where, Findings& findings) const;

private:
    const PlayerIndex& index() const {
        if (!m_index)
            m_index.emplace(m_event);
        return *m_index;
    }

    const Event& m_event;
    mutable std::optional<PlayerIndex> m_index;
};

/// R10.1 for the labels, the card, and the notes of an event: texts must fit on paper.
void addAidsErrors(const EventAids& aids, const Pointer& where, Findings& findings);
/// R10.1 for tie rolls: known players, and no more dice than players.
void addTieRollErrors(const std::vector<TieRoll>& ties, const Pointer& list,
                      const KnownPlayers& players, Findings& findings);

/// The positions of elements whose key occurs earlier in the list, in order; O(n log n). Keys need
/// an order.
template <class List, class KeyOf>
[[nodiscard]] std::vector<size_t> laterOfTwo(const List& list, KeyOf keyOf) {
    using Key = std::decay_t<decltype(keyOf(list[0]))>;
    std::vector<std::pair<Key, size_t>> byKey;
    byKey.reserve(list.size());
    for (size_t i = 0; i < list.size(); ++i)
        byKey.emplace_back(keyOf(list[i]), i);
    std::sort(byKey.begin(), byKey.end());
    std::vector<size_t> twice;
    for (size_t i = 1; i < byKey.size(); ++i) {
        if (byKey[i - 1].first == byKey[i].first)
            twice.push_back(byKey[i].second);
    }
    std::sort(twice.begin(), twice.end());
    return twice;
}

/// R10.1: a duplicate.
[[nodiscard]] Finding foundTwice(const Pointer& where, const Value& what, const Pointer& scope);

/// R10.1: reports each element that equals an earlier one. describe() returns the value to show,
/// where() the pointer by position; both are called only for duplicates.
template <class List, class KeyOf, class Describe, class Where>
void checkTwice(const List& list, KeyOf keyOf, Describe describe, Where where, const Pointer& scope,
                Findings& findings) {
    for (const size_t later : laterOfTwo(list, keyOf))
        findings.push_back(foundTwice(where(later), describe(list[later]), scope));
}

} // namespace mentat
