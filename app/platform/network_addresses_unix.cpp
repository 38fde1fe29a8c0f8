#include "app/platform/network_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

#include <array>
#include <memory>

namespace mentat {

std::vector<NetworkAddress> networkPlaces() {
    std::vector<NetworkAddress> places;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0)
        first = nullptr;
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
    for (const ifaddrs* one = first; one; one = one->ifa_next) {
        constexpr unsigned needed = IFF_UP | IFF_RUNNING; // an unplugged cable is not running
        if ((one->ifa_flags & needed) != needed || !one->ifa_addr
            || one->ifa_addr->sa_family != AF_INET)
            continue;
        const void* number = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        std::array<char, INET_ADDRSTRLEN> text{};
        if (!inet_ntop(AF_INET, number, text.data(), text.size()))
            continue;
        places.push_back({QString::fromLocal8Bit(one->ifa_name), QString::fromLatin1(text.data())});
    }
    return inOrderOfUse(std::move(places));
}

} // namespace mentat
