#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// Where other machines of the room reach this one.
struct NetworkAddress {
    QString name;    // of the interface, as the system calls it: "wlan0", "Wi-Fi"
    QString address; // its number: "192.168.1.5"
    friend bool operator==(const NetworkAddress&, const NetworkAddress&) = default;
};

/// The interfaces that are up and connected, by their IPv4 numbers, as inOrderOfUse().
[[nodiscard]] std::vector<NetworkAddress> networkPlaces();

/// In the order that they have, but numbers that nobody gave (169.254.…: the machine took one of
/// them by itself, and phones hardly reach it) behind the others, and this machine's own
/// (127.0.0.1), to try things out, last.
[[nodiscard]] std::vector<NetworkAddress> inOrderOfUse(std::vector<NetworkAddress> places);

} // namespace mentat
