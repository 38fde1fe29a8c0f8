#pragma once

#include "app/session/people/name_search.h"

#include <map>

namespace mentat {

/// Two that turn out to be one, as changes for Session::perform(); undo gives both back just as
/// they were.

/// Two players of an event: all that the event says of the other says it of the one kept, from
/// seats and draws to tie rolls, and what is not known of the kept one is taken from the other.
/// Where both stand in one list, the kept one's place counts; a tie rolled by both loses the
/// other's die. Their persons become one too, unless both play in another year (then that year's
/// players are merged first). Failures: UnknownPlayer, MergedWithItself, BothInHeat, BothInGame
/// (R10.2: who sits at two tables at once is two people).
[[nodiscard]] Result<Change> mergePlayers(const Book& book, EventId event, const PlayerId& kept,
                                          const PlayerId& other);

/// Who cannot be merged with whom because both sat somewhere at once: asked of many pairs.
class PlayedAtOnce {
public:
    explicit PlayedAtOnce(const Event& event);
    [[nodiscard]] bool areTwo(const PlayerId& a, const PlayerId& b) const;

private:
    std::map<PlayerId, std::vector<size_t>>
        m_times; // of each the lists of seatedAtOnce(), in order
};

/// Two of an event's players and of the people that the file knows, whichever they are: the name of
/// the one kept stays, in this event as for all years; the other's is one that they are also known
/// by. Failures: those of mergePlayers() and mergePeople().
[[nodiscard]] Result<Change> mergeKnown(const Book& book, EventId event, const KnownName& kept,
                                        const KnownName& other);

/// Two people of the file: players of all years who were the other are the one kept. To be
/// performed in any event. Failures: UnknownPerson, MergedWithItself, BothInEvent.
[[nodiscard]] Result<Change> mergePeople(const Book& book, PersonId kept, PersonId other);

} // namespace mentat
