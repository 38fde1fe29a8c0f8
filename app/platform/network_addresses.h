#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// An address at which other machines in the room can reach this one.
struct NetworkAddress {
    QString name;    // of the interface, as the system names it: "wlan0", "Wi-Fi"
    QString address; // its number: "192.168.1.5"
    friend bool operator==(const NetworkAddress&, const NetworkAddress&) = default;
};

/// The IPv4 addresses of all connected interfaces, in the order of inOrderOfUse().
[[nodiscard]] std::vector<NetworkAddress> networkPlaces();

/// Stable, with self-assigned addresses (169.254.…, hardly reachable by phones) after the others,
/// and this machine's own (127.0.0.1, for trying things out) last.
[[nodiscard]] std::vector<NetworkAddress> inOrderOfUse(std::vector<NetworkAddress> places);

} // namespace mentat
