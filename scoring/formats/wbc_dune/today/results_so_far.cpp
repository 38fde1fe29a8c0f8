#include "scoring/formats/wbc_dune/today/results_so_far.h"

#include "scoring/formats/wbc_dune/clock/heat_times.h"
#include "scoring/formats/wbc_dune/today/game_review.h"

#include <algorithm>

namespace mentat {

ResultsSoFar resultsSoFar(const DunePlay& play) {
    ResultsSoFar sum;
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (game.isVoid)
                continue;
            ++sum.tables;
            sum.recorded += dune(game).victory ? 1 : 0;
            sum.unchecked += isUnchecked(game) ? 1 : 0;
        }
    }
    return sum;
}

const Heat* heatToBeSeated(const DunePlay& play) {
    const Heat* last = nullptr;
    for (const Heat& heat : play.heats) {
        const bool seats = std::ranges::any_of(
            heat.games, [](const Game& game) { return isToStart(game) || isPlaying(game); });
        if (seats && (!last || last->number < heat.number))
            last = &heat;
    }
    return last;
}

} // namespace mentat
