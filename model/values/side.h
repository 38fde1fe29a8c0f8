#pragma once

#include "model/values/enum_ids.h"

#include <QLatin1StringView>

#include <array>
#include <compare>
#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>

namespace mentat {

/// The boxes an event is played with (R9); 2022: base and Ixians & Tleilaxu.
enum class GameSet { Base, IxiansTleilaxu, ChoamRichese, EcazMoritani };

constexpr std::array<EnumId<GameSet>, 4> idTable(GameSet) {
    using enum GameSet;
    return {{{Base, QLatin1StringView("base")},
             {IxiansTleilaxu, QLatin1StringView("ixians-tleilaxu")},
             {ChoamRichese, QLatin1StringView("choam-richese")},
             {EcazMoritani, QLatin1StringView("ecaz-moritani")}}};
}

/// A kind of rules' description of one of its sides (RulesKind::sides).
struct SideRow {
    QLatin1StringView id;   // in documents
    QLatin1StringView code; // two letters, where the name does not fit, never alone
    quint32 color;          // 0xRRGGBB, customary; never the only mark
    GameSet set;            // the box it comes from
};

/// What a player plays in a game with different roles. A kind of rules has a table of its sides, in
/// the order of lists, and an enumeration for its own code, which converts to Side.
class Side {
public:
    // A value of the kind's enumeration converts implicitly.
    template <class Kind>
    requires std::is_enum_v<Kind> && requires(Kind kind) {
        { sideRow(kind) } -> std::same_as<const SideRow&>;
    }
    constexpr Side(Kind kind) // NOLINT(google-explicit-constructor)
        : m_row(&sideRow(kind)) {}
    /// The row must not move.
    constexpr explicit Side(const SideRow& row) : m_row(&row) {}
    /// Before one is read; belongs to no kind of rules.
    [[nodiscard]] static Side placeholder();

    [[nodiscard]] constexpr const SideRow& row() const { return *m_row; }
    friend constexpr bool operator==(Side one, Side other) { return one.m_row == other.m_row; }
    friend constexpr auto operator<=>(Side one, Side other) {
        return std::compare_three_way()(one.m_row, other.m_row);
    }

private:
    const SideRow* m_row;
};

[[nodiscard]] constexpr QLatin1StringView idOf(Side side) {
    return side.row().id;
}
[[nodiscard]] constexpr GameSet setOf(Side side) {
    return side.row().set;
}
/// The sides of all kinds of rules (model/kinds/rules_kind.cpp).
[[nodiscard]] const std::vector<Side>& allSides();
[[nodiscard]] std::optional<Side> sideById(QStringView id);

} // namespace mentat
