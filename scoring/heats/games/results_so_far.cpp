#include "scoring/heats/games/results_so_far.h"

#include <algorithm>

namespace mentat {

ResultsSoFar resultsSoFar(const HeatsPlay& play) {
    ResultsSoFar sum;
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (game.isVoid)
                continue;
            ++sum.tables;
            sum.recorded += hasResult(game) ? 1 : 0;
            sum.unchecked += isUnchecked(game) ? 1 : 0;
        }
    }
    return sum;
}

bool areHeatsOver(const Event& event) {
    const Game* final = onlyFinalGame(event);
    if (final && (final->start || hasResult(*final)))
        return true;
    const HeatsPlay& play = *heatsPlay(event);
    const auto isOver = [](const Heat& heat) {
        return isAllRecorded(heat.games) || (heat.games.empty() && heat.details.cancelled);
    };
    return !play.heats.empty() && std::ranges::all_of(play.heats, isOver);
}

} // namespace mentat
