#pragma once

#include "app/session/people/name_search.h"
#include "model/rounds/heats_play.h"
#include "model/values/ids.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

/// Lists that name players, once two of them are one: the other's name becomes the kept one's, and
/// where both are named, the kept one's place counts and the other's goes.

inline void mergeIn(std::vector<PlayerId>& list, const PlayerId& kept, const PlayerId& other) {
    if (std::find(list.begin(), list.end(), kept) != list.end())
        std::erase(list, other);
    else
        std::replace(list.begin(), list.end(), other, kept);
}

/// Whether a list of what is known of each player (seats, calls, votes) knows something of one.
template <class PerPlayer>
[[nodiscard]] bool hasPlayer(const std::vector<PerPlayer>& list, const PlayerId& player) {
    return std::ranges::find(list, player, &PerPlayer::player) != list.end();
}

template <class PerPlayer>
[[nodiscard]] std::vector<PlayerId> playersIn(const std::vector<PerPlayer>& list) {
    std::vector<PlayerId> players;
    for (const PerPlayer& one : list)
        players.push_back(one.player);
    return players;
}

/// For such lists.
template <class PerPlayer>
void mergeIn(std::vector<PerPlayer>& list, const PlayerId& kept, const PlayerId& other) {
    if (hasPlayer(list, kept))
        std::erase_if(list, [&](const PerPlayer& one) { return one.player == other; });
    for (PerPlayer& one : list) {
        if (one.player == other)
            one.player = kept;
    }
}

/// R4.4: dice stand in the order of the players, so the other's die goes with the name. Nobody ties
/// with himself: a tie of one is none.
inline void mergeIn(std::vector<TieRoll>& ties, const PlayerId& kept, const PlayerId& other) {
    for (TieRoll& tie : ties) {
        const auto place = std::find(tie.players.begin(), tie.players.end(), other);
        const auto die = place - tie.players.begin();
        const bool both
            = place != tie.players.end()
              && std::find(tie.players.begin(), tie.players.end(), kept) != tie.players.end();
        if (both && die < static_cast<std::ptrdiff_t>(tie.rolls.size()))
            tie.rolls.erase(tie.rolls.begin() + die);
        mergeIn(tie.players, kept, other);
    }
    std::erase_if(ties, [](const TieRoll& tie) { return tie.players.size() < 2; });
}

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
        m_times; // of each the lists of SessionKind::seatedAtOnce, in order
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
