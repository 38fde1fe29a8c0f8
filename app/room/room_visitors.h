#pragma once

#include <chrono>
#include <map>
#include <string>

namespace mentat {

/// Who is connected, by address, and how much each asked lately. Of one thread.
class RoomVisitors {
public:
    using Moment = std::chrono::steady_clock::time_point;

    struct Most {
        int connections;     // in all
        int ofOneAddress;    // of these
        int requestsASecond; // of one address
        int badgesAMinute = 30;
    };
    explicit RoomVisitors(const Most& most) : m_most(most) {}

    /// Whether one more may connect; then it is counted until it leaves.
    [[nodiscard]] bool mayConnect(const std::string& address, Moment now);
    void leaves(const std::string& address, Moment now);
    /// Whether it may ask now. So many at once, and as many again in each second.
    [[nodiscard]] bool mayAsk(const std::string& address, Moment now);
    /// Whether it may also try a badge: so many at once, and as many again in each minute.
    [[nodiscard]] bool mayTryBadge(const std::string& address, Moment now);

    [[nodiscard]] int connections() const { return m_open; }
    /// Addresses that are remembered: whoever is not connected and has long asked nothing is
    /// forgotten when they are many.
    [[nodiscard]] std::size_t known() const { return m_known.size(); }
    static constexpr std::size_t mostKnown = 1000;

private:
    struct Visitor {
        int connections = 0;
        double requestsLeft = 0;
        double badgesLeft = 0;
        Moment asOf;
    };
    Visitor& visitor(const std::string& address, Moment now);

    Most m_most;
    int m_open = 0;
    std::map<std::string, Visitor> m_known;
};

} // namespace mentat
