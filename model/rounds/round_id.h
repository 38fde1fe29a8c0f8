#pragma once

#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/value.h"

#include <compare>
#include <optional>
#include <variant>

namespace mentat {

/// Games at tables that are played at one time: a heat, by its number, or an advanced round, by its
/// name. Heats come first.
class RoundId {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a heat's number is the id of its round
    RoundId(HeatNumber heat) : m_id(heat) {}
    // NOLINTNEXTLINE(google-explicit-constructor): likewise
    RoundId(Name stage) : m_id(std::move(stage)) {}

    /// Absent: it is an advanced round.
    [[nodiscard]] std::optional<HeatNumber> heat() const;
    /// Absent: it is a heat.
    [[nodiscard]] std::optional<Name> stage() const;
    [[nodiscard]] bool isHeat() const { return std::holds_alternative<HeatNumber>(m_id); }
    [[nodiscard]] bool isAdvanced() const { return !isHeat(); }

    friend bool operator==(const RoundId&, const RoundId&) = default;
    friend std::strong_ordering operator<=>(const RoundId& one, const RoundId& other);

private:
    std::variant<HeatNumber, Name> m_id;
};

/// The round, as failures and the journal name it (model/changes/change_kind.h).
[[nodiscard]] Value operandOf(const RoundId& round);

/// What the last round is called: "Final". Of an event that has one advanced round it is that.
[[nodiscard]] const Name& finalName();

} // namespace mentat
