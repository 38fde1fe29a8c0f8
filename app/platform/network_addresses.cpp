#include "app/platform/network_addresses.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<NetworkAddress> inOrderOfUse(std::vector<NetworkAddress> places) {
    const auto rank = [](const NetworkAddress& place) {
        if (place.address.startsWith("127."_L1))
            return 2;
        return place.address.startsWith("169.254."_L1) ? 1 : 0;
    };
    std::ranges::stable_sort(places, {}, rank);
    return places;
}

} // namespace mentat
