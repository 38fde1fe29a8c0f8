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
        int wrongCodes = 10; // of one address, until it is locked out
    };
    explicit RoomVisitors(const Most& most) : m_most(most) {}

    /// Whether one more may connect; then it is counted until it leaves.
    [[nodiscard]] bool mayConnect(const std::string& address, Moment now);
    /// Whether the address has all connections that it may have.
    [[nodiscard]] bool hasItsMost(const std::string& address) const;
    [[nodiscard]] bool areAllTaken() const { return m_open >= m_most.connections; }
    void leaves(const std::string& address, Moment now);
    /// Whether it may ask now. So many at once, and as many again in each second.
    [[nodiscard]] bool mayAsk(const std::string& address, Moment now);
    /// Whether it may also try a badge: so many at once, and as many again in each minute.
    [[nodiscard]] bool mayTryBadge(const std::string& address, Moment now);

    /// How long an address is locked out, and after which rest its wrong codes are forgotten.
    static constexpr std::chrono::minutes lock{10};
    /// Whether no code of it is looked at now.
    [[nodiscard]] bool isLockedOut(const std::string& address, Moment now);
    /// It tried a code that is none. Whether that locked it out.
    [[nodiscard]] bool triedWrongCode(const std::string& address, Moment now);

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
        int wrongCodes = 0;
        Moment lastWrong{};
    };
    Visitor& visitor(const std::string& address, Moment now);

    Most m_most;
    int m_open = 0;
    std::map<std::string, Visitor> m_known;
};

} // namespace mentat
