#include "scoring/formats/wbc_dune/board.h"

#include <algorithm>

namespace mentat {

qint64 Board::greatestHalvesPerTurn(const Settings& settings) const {
    return qint64(cities) * settings.cityPoints.halves()
           + qint64(otherStrongholds) * settings.strongholdPoints.halves()
           + settings.shieldWallPoints.halves();
}

Board boardOf(const Game& game, const EventDetails& event) {
    Board board;
    if (std::ranges::find(game.seats, Faction::Ixian, &Seat::faction) != game.seats.end())
        ++board.otherStrongholds;
    if (game.expansion && std::ranges::find(event.sets, GameSet::EcazMoritani) != event.sets.end())
        ++board.otherStrongholds;
    return board;
}

} // namespace mentat
