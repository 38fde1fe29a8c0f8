#pragma once

#include "scoring/ranking/separation.h"

#include <map>
#include <set>
#include <span>

namespace mentat {

/// Equal players in the order that their rolls give them.
struct RolledOrder {
    std::vector<size_t> order; // positions in the list of those tied
    /// What separates order[i] from order[i + 1]: ByRoll, or nothing yet (R4.5).
    std::vector<Separation> between;
};

/// The rolls that have been made. Keeps pointers into the list, which must outlive it.
class TieRolls {
public:
    explicit TieRolls(const std::vector<TieRoll>& rolls);

    /// R4.4: the roll that belongs to the tie of exactly these players and in which each has one;
    /// of several the last. nullptr where there is none.
    [[nodiscard]] const TieRoll* rollOf(std::span<const PlayerId> tied) const;

    /// R4.4, R4.5: highest die first; those equal in it by the roll of their smaller tie; those
    /// whom no roll separates in the order given.
    [[nodiscard]] RolledOrder orderOf(std::span<const PlayerId> tied) const;

private:
    void appendOrder(std::span<const PlayerId> tied, const std::vector<size_t>& group,
                     RolledOrder& result) const;

    std::map<std::vector<PlayerId>, const TieRoll*> m_rolls; // by their players, sorted
    std::set<size_t> m_sizes; // of the ties with a roll: most ties are found to have none by it
};

/// An entry as far as it is known. dice: one for each player, absent where none has rolled yet;
/// they stand behind those who have.
[[nodiscard]] TieRoll rollSoFar(const std::vector<PlayerId>& players,
                                const std::vector<std::optional<Roll>>& dice);

/// The entry of exactly these players that waits for dice, or says when they will roll; nullptr
/// where there is none.
[[nodiscard]] const TieRoll* waitingRoll(const std::vector<TieRoll>& rolls,
                                         const std::vector<PlayerId>& players);

/// R4.4: the positions of the entries that belong to no tie and count for nothing. ties: the groups
/// equal by everything before a roll; those equal in the roll of one form a smaller tie.
[[nodiscard]] std::vector<size_t> rollsWithoutTie(const std::vector<TieRoll>& rolls,
                                                  const std::vector<std::vector<PlayerId>>& ties);

/// R4.4: the list with another roll: in the place of the last entry for the same players, below it
/// where all of them were equal in that one.
[[nodiscard]] std::vector<TieRoll> withRoll(std::vector<TieRoll> rolls, const TieRoll& roll);

} // namespace mentat
