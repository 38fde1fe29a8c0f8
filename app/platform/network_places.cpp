#include "app/platform/network_places.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<NetworkPlace> inOrderOfUse(std::vector<NetworkPlace> places) {
    const auto rank = [](const NetworkPlace& place) {
        if (place.address.startsWith("127."_L1))
            return 2;
        return place.address.startsWith("169.254."_L1) ? 1 : 0;
    };
    std::ranges::stable_sort(places, {}, rank);
    return places;
}

} // namespace mentat
