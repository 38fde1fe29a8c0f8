#include "tests/support/kinds/game_facts.h"

#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"

namespace mentat::test {

Change resultWithSpice(const Event& event, int heatNumber, int table, int spice) {
    const HeatNumber number(heatNumber);
    const Heat* heat = findHeat(std::get<DunePlay>(event.play), number);
    Game game = *findGame(heat->games, TableNumber(table));
    game.minutes = Minutes(200 + spice);
    for (Seat& seat : game.seats)
        dune(seat).spice = Count(spice);
    return *changeGame(event, number, game, ChangeKind::ResultCorrected);
}

} // namespace mentat::test
