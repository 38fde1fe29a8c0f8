#include "scoring/formats/eye_of_the_storm/storm_sums.h"

#include <algorithm>

namespace mentat {

std::vector<StormSum> stormSums(const Event& event, const PlayerId& player) {
    std::vector<StormSum> sums;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        const auto seat = std::ranges::find(game.seats, player, &StormSeat::player);
        if (!game.isVoid && seat != game.seats.end())
            sums.push_back({game.number, game.round, *seat, victoryPoints(*seat)});
    }
    return sums;
}

} // namespace mentat
