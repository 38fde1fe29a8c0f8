#pragma once

#include "model/document/formats/by_ruleset/ruleset_part_codec.h"
#include "model/store/table.h"

namespace mentat {

/// In thousandths.
template <>
struct Cell<Decimal> {
    static SqlValue write(Decimal decimal) { return decimal.thousandths(); }
    static Decimal read(const SqlValue& cell) {
        const auto decimal = Decimal::fromThousandths(Cell<qint64>::read(cell));
        if (!decimal)
            throwBadCell();
        return *decimal;
    }
};

/// The columns of an event by a ruleset in the tables of heats. Outer: the row's member of which
/// they are the part.

template <auto Outer>
auto partColumns(std::type_identity<RulesetSeat>) {
    return std::vector{partColumn<Outer, &RulesetSeat::place>("place"),
                       partColumn<Outer, &RulesetSeat::score>("score_thousandths"),
                       partColumn<Outer, &RulesetSeat::label>("label")};
}

template <auto Outer>
auto partColumns(std::type_identity<RulesetGame>) {
    return std::vector<Column<decltype(classOf(Outer))>>();
}

template <auto Outer>
auto partColumns(std::type_identity<RulesetDraw>) {
    return std::vector<Column<decltype(classOf(Outer))>>();
}

} // namespace mentat
