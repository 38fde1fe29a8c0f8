#include "scoring/formats/eye_of_the_storm/storm_sums.h"

namespace mentat {

std::vector<StormSum> stormSums(const Event& event, const PlayerId& player) {
    std::vector<StormSum> sums;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        const StormSeat* seat = seatIn(game, player);
        if (!game.isVoid && seat)
            sums.push_back({game.number, game.round, *seat, victoryPoints(*seat)});
    }
    return sums;
}

} // namespace mentat
