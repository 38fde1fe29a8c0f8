#include "model/game_sets.h"

#include <algorithm>

namespace mentat {

bool hasExpansion(const Event& event) {
    return std::any_of(event.details.sets.begin(), event.details.sets.end(),
                       [](GameSet set) { return set != GameSet::Base; });
}

} // namespace mentat
