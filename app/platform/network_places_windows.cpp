#include "app/platform/network_places.h"

#include <QHostAddress>
#include <QNetworkInterface>

namespace mentat {

std::vector<NetworkPlace> networkPlaces() {
    std::vector<NetworkPlace> places;
    std::vector<NetworkPlace> own;
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        if (!one.flags().testFlag(QNetworkInterface::IsUp))
            continue;
        for (const QNetworkAddressEntry& entry : one.addressEntries()) {
            if (entry.ip().protocol() != QAbstractSocket::IPv4Protocol)
                continue;
            (entry.ip().isLoopback() ? own : places)
                .push_back({one.humanReadableName(), entry.ip().toString()});
        }
    }
    places.insert(places.end(), own.begin(), own.end());
    return places;
}

} // namespace mentat
