#include "scoring/seat_change.h"

#include <algorithm>
#include <tuple>

namespace mentat {

namespace {

std::optional<TableNumber> tableIn(const SeatChange& change, const PlayerId& player,
                                   std::optional<Game> TableChange::*when) {
    for (const TableChange& table : change.tables) {
        const auto& game = table.*when;
        if (game && std::ranges::find(game->seats, player, &Seat::player) != game->seats.end())
            return table.table;
    }
    return std::nullopt;
}

} // namespace

SeatChangeCost& SeatChangeCost::operator+=(const SeatChangeCost& other) {
    smallGames += other.smallGames;
    missingPlayers += other.missingPlayers;
    seating += other.seating;
    return *this;
}

SeatChangeCost& SeatChangeCost::operator-=(const SeatChangeCost& other) {
    smallGames -= other.smallGames;
    missingPlayers -= other.missingPlayers;
    seating -= other.seating;
    return *this;
}

std::strong_ordering operator<=>(const SeatChangeCost& a, const SeatChangeCost& b) {
    return std::tie(a.seating.forbidden, a.smallGames, a.missingPlayers, a.seating)
           <=> std::tie(b.seating.forbidden, b.smallGames, b.missingPlayers, b.seating);
}

const RoundId& roundOf(const SeatRequest& request) {
    return std::visit([](const auto& asked) -> const RoundId& { return asked.round; }, request);
}

std::optional<TableNumber> tableAfter(const SeatChange& change, const PlayerId& player) {
    return tableIn(change, player, &TableChange::after);
}

std::optional<TableNumber> tableBefore(const SeatChange& change, const PlayerId& player) {
    return tableIn(change, player, &TableChange::before);
}

} // namespace mentat
