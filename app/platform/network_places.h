#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// Where other machines of the room reach this one.
struct NetworkPlace {
    QString name;    // of the interface, as the system calls it: "wlan0", "Wi-Fi"
    QString address; // its number: "192.168.1.5"
    friend bool operator==(const NetworkPlace&, const NetworkPlace&) = default;
};

/// The interfaces that are up, by their IPv4 numbers, in the system's order; the last is this
/// machine's own (127.0.0.1), to try things out.
[[nodiscard]] std::vector<NetworkPlace> networkPlaces();

} // namespace mentat
