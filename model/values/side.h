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

/// What a kind of rules says of one of its sides (RulesKind::sides).
struct SideRow {
    QLatin1StringView id;   // in documents
    QLatin1StringView code; // two letters, where the name has no room, beside whatever else does
    quint32 color;          // 0xRRGGBB, by custom; never its only sign
    GameSet set;            // the box it comes from
};

/// What somebody plays in a game that gives each player something of their own. A kind of rules has
/// its sides in a table, in the order in which lists name them, and an enumeration for code of its
/// own, from which they are made.
class Side {
public:
    // A number of the kind's enumeration is its side, without a word.
    template <class Kind>
    requires std::is_enum_v<Kind> && requires(Kind kind) {
        { sideRow(kind) } -> std::same_as<const SideRow&>;
    }
    constexpr Side(Kind kind) // NOLINT(google-explicit-constructor)
        : m_row(&sideRow(kind)) {}
    /// The row stays where it is.
    constexpr explicit Side(const SideRow& row) : m_row(&row) {}
    /// Until one is read; not of any kind of rules.
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
/// Those of all kinds of rules (model/kinds/rules_kind.cpp).
[[nodiscard]] const std::vector<Side>& allSides();
[[nodiscard]] std::optional<Side> sideById(QStringView id);

} // namespace mentat
