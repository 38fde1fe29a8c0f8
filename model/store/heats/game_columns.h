#pragma once

#include "model/rounds/game.h"
#include "model/store/table.h"

namespace mentat {

// The columns that games and seats have wherever they stand, but for those of a format's part.

/// A heat's, a table's or a seat's in a key.
[[nodiscard]] SqlValue number(auto bounded) {
    return qint64(bounded.value());
}

/// Outer: the row's member that is the game.
template <auto Outer>
auto commonGameColumns() {
    return std::vector{innerColumn<Outer, &Game::start>("start_time"),
                       innerColumn<Outer, &Game::end>("end_time"),
                       innerColumn<Outer, &Game::minutes>("minutes"),
                       innerColumn<Outer, &Game::turns>("turns"),
                       innerColumn<Outer, &Game::isVoid>("void"),
                       innerColumn<Outer, &Game::locked>("locked"),
                       innerColumn<Outer, &Game::checked>("checked"),
                       innerColumn<Outer, &Game::accepted>("accepted"),
                       innerColumn<Outer, &Game::note>("note")};
}

/// Of seats in their order at the table.
inline std::vector<Column<Placed<Seat>>> commonSeatColumns() {
    constexpr auto seat = &Placed<Seat>::value;
    return {
        column<&Placed<Seat>::position>("position"),  innerColumn<seat, &Seat::player>("player"),
        innerColumn<seat, &Seat::dropout>("dropout"), innerColumn<seat, &Seat::excused>("excused"),
        innerColumn<seat, &Seat::left>("left_at"),    innerColumn<seat, &Seat::late>("late")};
}

} // namespace mentat
