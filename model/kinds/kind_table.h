#pragma once

#include "model/kinds/play.h"

#include <array>
#include <span>
#include <utility>

namespace mentat {

/// A row of a KindTable, with the play of the kind of rules that it is for.
template <class OfPlay, class Row>
struct KindRow {
    Row row;
};
template <class OfPlay, class Row>
[[nodiscard]] constexpr KindRow<OfPlay, Row> rowOf(Row row) {
    return {std::move(row)};
}

/// What a layer needs from each kind of rules: one row each, in the order of Play's alternatives. A
/// missing or misplaced row does not compile.
template <class Row>
class KindTable {
public:
    template <class... Plays>
    constexpr explicit KindTable(KindRow<Plays, Row>... rows) : m_rows{std::move(rows.row)...} {
        static_assert(std::is_same_v<std::variant<Plays...>, Play>,
                      "Give each kind of rules its row, in the order of Play (model/kinds/play.h)");
    }
    [[nodiscard]] constexpr const Row& operator[](const Play& play) const {
        return m_rows[play.index()];
    }
    [[nodiscard]] constexpr std::span<const Row> rows() const { return m_rows; }

private:
    std::array<Row, std::variant_size_v<Play>> m_rows;
};
template <class... Plays, class Row>
KindTable(KindRow<Plays, Row>...) -> KindTable<Row>;

/// A layer's table; each layer specializes it next to its row type.
template <class Row>
[[nodiscard]] const KindTable<Row>& kindTable();

/// The rows of all kinds, in the order of Play's alternatives.
template <class Row>
[[nodiscard]] std::span<const Row> kinds() {
    return kindTable<Row>().rows();
}
/// The row for the kind of rules of an event, or of anything with a play.
template <class Row>
[[nodiscard]] const Row& kindOf(const Play& play) {
    return kindTable<Row>()[play];
}
template <class Row, class Owner>
requires requires(const Owner& owner) {
    owner.play;
}
[[nodiscard]] const Row& kindOf(const Owner& owner) {
    return kindTable<Row>()[owner.play];
}

} // namespace mentat
