#pragma once

#include "app/session/people/name_search.h"
#include "model/rounds/heats_play.h"
#include "model/values/ids.h"

#include <algorithm>
#include <map>
#include <vector>

namespace mentat {

/// Merges two players in a list: the other's name becomes the kept one's; if both are listed, the
/// kept one's position counts and the other's is removed.

inline void mergeIn(std::vector<PlayerId>& list, const PlayerId& kept, const PlayerId& other) {
    if (std::find(list.begin(), list.end(), kept) != list.end())
        std::erase(list, other);
    else
        std::replace(list.begin(), list.end(), other, kept);
}

/// Whether a list of facts per player (seats, calls, votes) has one for a player.
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

/// R4.4: dice are in the order of the players, so the other's die is removed with the name. A tie
/// of one is dropped.
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

/// Merges two records of one person, as changes for Session::perform(); undo restores both exactly.

/// Merges two players of an event: everything about the other, from seats and draws to tie rolls,
/// now refers to the kept one, who also gets missing facts from the other. If both are in one list,
/// the kept one's position counts; a tie rolled by both loses the other's die. Merges their persons
/// too, unless both play in another year (merge that year's players first). Failures:
/// UnknownPlayer, MergedWithItself, BothInHeat, BothInGame (R10.2: two tables at one time are two
/// people).
[[nodiscard]] Result<Change> mergePlayers(const Book& book, EventId event, const PlayerId& kept,
                                          const PlayerId& other);

/// Determines which pairs cannot be merged because both sat somewhere at one time: for many
/// queries.
class PlayedAtOnce {
public:
    explicit PlayedAtOnce(const Event& event);
    [[nodiscard]] bool areTwo(const PlayerId& a, const PlayerId& b) const;

private:
    std::map<PlayerId, std::vector<size_t>>
        m_times; // for each the lists of SessionKind::seatedAtOnce, in order
};

/// Merges players of an event or known people, in any combination: the kept name stays, in this
/// event and for all years; the other becomes an alternative name. Failures: those of
/// mergePlayers() and mergePeople().
[[nodiscard]] Result<Change> mergeKnown(const Book& book, EventId event, const KnownName& kept,
                                        const KnownName& other);

/// Merges two people of the file: the other's players of all years are linked to the kept one. Can
/// be performed in any event. Failures: UnknownPerson, MergedWithItself, BothInEvent.
[[nodiscard]] Result<Change> mergePeople(const Book& book, PersonId kept, PersonId other);

} // namespace mentat
