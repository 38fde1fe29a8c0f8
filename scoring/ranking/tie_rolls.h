#pragma once

#include "model/rounds/heats_play.h"
#include "scoring/ranking/exact.h"

#include <map>
#include <set>
#include <span>
#include <variant>
#include <vector>

namespace mentat {

/// A contender's value for a key: none, a number, or a list compared number by number.
using OrderValue = std::variant<std::monostate, Exact, std::vector<Exact>>;

// What separates a player from the next.

/// A key, by its position in the order, with both values.
struct ByKey {
    size_t key = 0;
    OrderValue upper;
    OrderValue lower;
    friend bool operator==(const ByKey&, const ByKey&) = default;
};
/// R4.4.
struct ByRoll {
    Roll upper;
    Roll lower;
    friend bool operator==(const ByRoll&, const ByRoll&) = default;
};
/// R4.5: nothing yet; they share the place.
struct NotSeparated {
    friend bool operator==(const NotSeparated&, const NotSeparated&) = default;
};
/// No row follows.
struct IsLast {
    friend bool operator==(const IsLast&, const IsLast&) = default;
};

using Separation = std::variant<ByKey, ByRoll, NotSeparated, IsLast>;

[[nodiscard]] inline bool isTie(const Separation& separation) {
    return std::holds_alternative<NotSeparated>(separation);
}
/// Absent: no key separates them.
[[nodiscard]] inline std::optional<size_t> keyOf(const Separation& separation) {
    const auto* byKey = std::get_if<ByKey>(&separation);
    return byKey ? std::optional(byKey->key) : std::nullopt;
}

/// Tied players in the order of their rolls.
struct RolledOrder {
    std::vector<size_t> order; // positions in the list of tied players
    /// What separates order[i] from order[i + 1]: ByRoll, or nothing yet (R4.5).
    std::vector<Separation> between;
};

/// The rolls that have been made. Keeps pointers into the list, which must outlive it.
class TieRolls {
public:
    explicit TieRolls(const std::vector<TieRoll>& rolls);

    /// R4.4: the roll for the tie of exactly these players with a die for each; the last if there
    /// are several. nullptr if there is none.
    [[nodiscard]] const TieRoll* rollOf(std::span<const PlayerId> tied) const;

    /// R4.4, R4.5: highest die first; players equal in it by the roll of their smaller tie; those
    /// whom no roll separates in the order given.
    [[nodiscard]] RolledOrder orderOf(std::span<const PlayerId> tied) const;

private:
    void appendOrder(std::span<const PlayerId> tied, const std::vector<size_t>& group,
                     RolledOrder& result) const;

    std::map<std::vector<PlayerId>, const TieRoll*> m_rolls; // by their players, sorted
    std::set<size_t> m_sizes; // sizes of ties with a roll: a fast way to rule out most ties
};

/// An entry as far as known. dice: one per player, absent for players who have not rolled, who come
/// after those who have.
[[nodiscard]] TieRoll rollSoFar(const std::vector<PlayerId>& players,
                                const std::vector<std::optional<Roll>>& dice);

/// The entry for exactly these players that lacks dice or has a planned time; nullptr if there is
/// none.
[[nodiscard]] const TieRoll* waitingRoll(const std::vector<TieRoll>& rolls,
                                         const std::vector<PlayerId>& players);

/// R4.4: positions of entries that belong to no tie and have no effect. ties: groups equal in
/// everything before a roll; players equal in a roll form a smaller tie.
[[nodiscard]] std::vector<size_t> rollsWithoutTie(const std::vector<TieRoll>& rolls,
                                                  const std::vector<std::vector<PlayerId>>& ties);

/// R4.4: the list with another roll, in place of the last entry for the same players, or below it
/// if all of them were equal in that one.
[[nodiscard]] std::vector<TieRoll> withRoll(std::vector<TieRoll> rolls, const TieRoll& roll);

} // namespace mentat
