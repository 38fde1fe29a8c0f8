#include "app/platform/network_places.h"

#include <QHostAddress>
#include <QNetworkInterface>

namespace mentat {

std::vector<NetworkPlace> networkPlaces() {
    std::vector<NetworkPlace> places;
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
