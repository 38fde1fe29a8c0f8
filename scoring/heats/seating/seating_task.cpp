#include "scoring/heats/seating/seating_task.h"

namespace mentat {

std::vector<ApartPair> apartPairs(const Event& event, const std::vector<PlayerId>& entrants) {
    const auto positions = positionsOf(entrants);
    std::vector<ApartPair> pairs;
    for (const KeepApart& wish : event.keepApart) {
        std::vector<EntrantIndex> there;
        for (const PlayerId& player : wish.players) {
            if (positions.contains(player))
                there.push_back(positions.value(player));
        }
        for (size_t i = 0; i < there.size(); ++i) {
            for (size_t j = i + 1; j < there.size(); ++j)
                pairs.push_back({there[i], there[j], wish.hard});
        }
    }
    return pairs;
}

} // namespace mentat
