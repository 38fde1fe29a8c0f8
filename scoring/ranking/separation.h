#pragma once

#include "model/rounds/heats_play.h"
#include "scoring/ranking/exact.h"

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

} // namespace mentat
