#include "scoring/apart_pairs.h"

#include <algorithm>

namespace mentat {

std::vector<ApartPair> apartPairs(const Event& event, const std::vector<PlayerId>& entrants) {
    std::vector<ApartPair> pairs;
    for (const KeepApart& wish : event.keepApart) {
        std::vector<EntrantIndex> there;
        for (const PlayerId& player : wish.players) {
            const auto found = std::ranges::find(entrants, player);
            if (found != entrants.end())
                there.push_back(static_cast<EntrantIndex>(found - entrants.begin()));
        }
        for (size_t i = 0; i < there.size(); ++i) {
            for (size_t j = i + 1; j < there.size(); ++j)
                pairs.push_back({there[i], there[j], wish.hard});
        }
    }
    return pairs;
}

} // namespace mentat
