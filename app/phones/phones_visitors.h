#pragma once

#include "app/phones/phones_server.h"

#include <QtGlobal>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>

namespace mentat {

/// The ticket of a connection: claimed by the desk or given up by the server, whichever comes
/// first.
class PhoneTicket final : public PhonesTicket {
public:
    /// Both callbacks are thread-safe. isThere: whether the phone is still connected.
    PhoneTicket(std::function<bool()> isThere, std::function<void(PhonesReply)> send)
        : m_isThere(std::move(isThere))
        , m_send(std::move(send)) {}

    [[nodiscard]] bool claim() override { return m_isThere() && become(State::Claimed); }
    [[nodiscard]] bool giveUp() { return become(State::GivenUp); }
    void answer(PhonesReply reply) override { m_send(std::move(reply)); }

private:
    enum class State { Waits, Claimed, GivenUp };
    bool become(State state) {
        State waits = State::Waits;
        return m_state.compare_exchange_strong(waits, state);
    }

    std::function<bool()> m_isThere;
    std::function<void(PhonesReply)> m_send;
    std::atomic<State> m_state{State::Waits};
};

/// A connection that may be dropped: it has not sent a whole request, or was refused.
class PhonesArrival {
public:
    PhonesArrival() = default;
    virtual ~PhonesArrival() = default;
    PhonesArrival(const PhonesArrival&) = delete;
    PhonesArrival& operator=(const PhonesArrival&) = delete;

    /// Closes at once, without an answer.
    virtual void giveWay() = 0;
};

/// Droppable connections, in order of arrival: when all are in use, one of them yields to a new
/// one. For one thread.
class PhonesArrivals {
public:
    using Number = quint64;

    /// A number for a new arrival; later ones are greater.
    [[nodiscard]] Number next() { return ++m_last; }
    void add(Number number, const std::string& address, std::weak_ptr<PhonesArrival> arrival);
    /// It must be kept, or has closed.
    void remove(Number number) { m_all.erase(number); }

    /// Drops the oldest of an address; false: it has none.
    [[nodiscard]] bool giveWay(const std::string& address);
    /// The address with the most of them, among several the one with the oldest; empty: there are
    /// none. An address with many loses them before one with few.
    [[nodiscard]] std::string greediest() const;

private:
    struct Waiting {
        std::string address;
        std::weak_ptr<PhonesArrival> arrival;
    };
    Number m_last = 0;
    std::map<Number, Waiting> m_all;
};

/// Connected clients by address, and their recent requests. For one thread.
class PhonesVisitors {
public:
    using Moment = std::chrono::steady_clock::time_point;

    struct Most {
        int connections;     // in total
        int ofOneAddress;    // per address
        int requestsASecond; // per address
        int badgesAMinute = 30;
        int wrongCodes = 10; // per address, until it is locked out
    };
    explicit PhonesVisitors(const Most& most) : m_most(most) {}

    /// Whether another connection is allowed; then counts it until it closes.
    [[nodiscard]] bool mayConnect(const std::string& address, Moment now);
    /// Whether the address has its maximum of connections.
    [[nodiscard]] bool hasItsMost(const std::string& address) const;
    [[nodiscard]] bool areAllTaken() const { return m_open >= m_most.connections; }
    void leaves(const std::string& address, Moment now);
    /// Whether a request is allowed: a burst of this many, refilled each second.
    [[nodiscard]] bool mayAsk(const std::string& address, Moment now);
    /// Whether a badge attempt is also allowed: a burst of this many, refilled each minute.
    [[nodiscard]] bool mayTryBadge(const std::string& address, Moment now);

    /// The duration of a lockout, and the pause after which wrong codes are forgotten.
    static constexpr std::chrono::minutes lock{10};
    /// Whether its codes are currently ignored.
    [[nodiscard]] bool isLockedOut(const std::string& address, Moment now);
    /// Counts a wrong code. Returns whether that locked the address out.
    [[nodiscard]] bool triedWrongCode(const std::string& address, Moment now);

    [[nodiscard]] int connections() const { return m_open; }
    /// The number of known addresses: once there are many, disconnected ones without recent
    /// requests are forgotten.
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
