#include "app/platform/network_places.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

#include <array>
#include <memory>

namespace mentat {

std::vector<NetworkPlace> networkPlaces() {
    std::vector<NetworkPlace> places;
    std::vector<NetworkPlace> own;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0)
        first = nullptr;
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
    for (const ifaddrs* one = first; one; one = one->ifa_next) {
        const bool isUp = (one->ifa_flags & IFF_UP) != 0;
        if (!isUp || !one->ifa_addr || one->ifa_addr->sa_family != AF_INET)
            continue;
        const void* number = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        std::array<char, INET_ADDRSTRLEN> text{};
        if (!inet_ntop(AF_INET, number, text.data(), text.size()))
            continue;
        const bool isOwn = (one->ifa_flags & IFF_LOOPBACK) != 0;
        (isOwn ? own : places)
            .push_back({QString::fromLocal8Bit(one->ifa_name), QString::fromLatin1(text.data())});
    }
    places.insert(places.end(), own.begin(), own.end());
    return places;
}

} // namespace mentat
