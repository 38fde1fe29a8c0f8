#pragma once

#include "model/rounds/heats_play.h"
#include "scoring/ranking/exact.h"

#include <map>
#include <set>
#include <span>
#include <variant>
#include <vector>

namespace mentat {

/// What a key of an order makes of a contender: no value, a number, or a list that is compared
/// number by number.
using OrderValue = std::variant<std::monostate, Exact, std::vector<Exact>>;

// What puts one before the next.

/// A key, by its position in the order, and what it makes of both.
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
/// Nobody follows.
struct IsLast {
    friend bool operator==(const IsLast&, const IsLast&) = default;
};

using Separation = std::variant<ByKey, ByRoll, NotSeparated, IsLast>;

[[nodiscard]] inline bool isTie(const Separation& separation) {
    return std::holds_alternative<NotSeparated>(separation);
}
/// Absent: no key decides.
[[nodiscard]] inline std::optional<size_t> keyOf(const Separation& separation) {
    const auto* byKey = std::get_if<ByKey>(&separation);
    return byKey ? std::optional(byKey->key) : std::nullopt;
}

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
