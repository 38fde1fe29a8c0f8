#include "app/platform/network_addresses.h"

#include <QHostAddress>
#include <QNetworkInterface>

namespace mentat {

std::vector<NetworkAddress> networkPlaces() {
    std::vector<NetworkAddress> places;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        const auto needed = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
        if ((one.flags() & needed) != needed)
            continue;
        for (const QNetworkAddressEntry& entry : one.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                places.push_back({one.humanReadableName(), entry.ip().toString()});
        }
    }
    return inOrderOfUse(std::move(places));
}

} // namespace mentat
