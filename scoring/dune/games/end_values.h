#pragma once

#include "model/values/enum_ids.h"

#include <array>
#include <compare>
#include <optional>

namespace mentat {

/// What is counted on a board, in the order of R3.2.
enum class EndValue { Strongholds, Tokens, Spice, Cards };

constexpr std::array<EnumId<EndValue>, 4> idTable(EndValue) {
    using enum EndValue;
    return {{{Strongholds, QLatin1StringView("strongholds")},
             {Tokens, QLatin1StringView("tokens")},
             {Spice, QLatin1StringView("spice")},
             {Cards, QLatin1StringView("cards")}}};
}

inline constexpr std::array allEndValues{EndValue::Strongholds, EndValue::Tokens, EndValue::Spice,
                                         EndValue::Cards};

/// An amount of one EndValue, a player's or an alliance's sum; absent if unknown.
using Amount = std::optional<qint64>;

/// All four values of a player or a side.
class EndValues {
public:
    EndValues() = default;
    EndValues(Amount strongholds, Amount tokens, Amount spice, Amount cards)
        : m_counted{strongholds.value_or(0), tokens.value_or(0), spice.value_or(0),
                    cards.value_or(0)}
        , m_known{strongholds.has_value(), tokens.has_value(), spice.has_value(),
                  cards.has_value()} {}

    [[nodiscard]] Amount at(EndValue value) const {
        return m_known[indexOf(value)] ? Amount(counted(value)) : std::nullopt;
    }
    /// The amount, with 0 for an unknown one (R4.2, R7.5).
    [[nodiscard]] qint64 counted(EndValue value) const { return m_counted[indexOf(value)]; }
    /// Adds an ally's values: an unknown addend counts 0; a sum is unknown only if both addends are
    /// (R4.3).
    EndValues& operator+=(const EndValues& ally) {
        for (const EndValue value : allEndValues) {
            m_counted[indexOf(value)] += ally.counted(value);
            m_known[indexOf(value)] |= ally.m_known[indexOf(value)];
        }
        return *this;
    }

    friend bool operator==(const EndValues&, const EndValues&) = default;
    /// less: a has less in the first value in the order of R3.2 in which they differ; an unknown
    /// value counts 0.
    [[nodiscard]] friend std::strong_ordering compareCounted(const EndValues& a,
                                                             const EndValues& b) {
        return a.m_counted <=> b.m_counted;
    }

private:
    static constexpr size_t indexOf(EndValue value) { return static_cast<size_t>(value); }

    // Compared at every step of a sort: kept side by side, with 0 for unknown values.
    std::array<qint64, 4> m_counted{};
    std::array<bool, 4> m_known{};
};

/// The first value in the order of R3.2 in which they differ, with 0 for unknown ones; absent if
/// all are equal.
[[nodiscard]] inline std::optional<EndValue> firstDifference(const EndValues& a,
                                                             const EndValues& b) {
    for (const EndValue value : allEndValues) {
        if (a.counted(value) != b.counted(value))
            return value;
    }
    return std::nullopt;
}

} // namespace mentat
