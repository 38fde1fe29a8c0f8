#pragma once

#include "app/phones/phones_server.h"

#include <QtGlobal>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>

namespace mentat {

/// The ticket of a connection: the desk claims it, or the server gives it up, whoever is first.
class PhoneTicket final : public PhonesTicket {
public:
    /// Both of any thread. isThere: whether the phone is still connected.
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

/// A connection that nobody has to keep: it has not sent a whole request yet, or was refused.
class PhonesArrival {
public:
    PhonesArrival() = default;
    virtual ~PhonesArrival() = default;
    PhonesArrival(const PhonesArrival&) = delete;
    PhonesArrival& operator=(const PhonesArrival&) = delete;

    /// Ends at once, without an answer.
    virtual void giveWay() = 0;
};

/// Those that nobody has to keep, in the order in which they came: where all places are taken, one
/// of them gives way to whoever comes. Of one thread.
class PhonesArrivals {
public:
    using Number = quint64;

    /// For one more that comes; later ones have greater numbers.
    [[nodiscard]] Number next() { return ++m_last; }
    void add(Number number, const std::string& address, std::weak_ptr<PhonesArrival> arrival);
    /// It is to be kept, or has left.
    void remove(Number number) { m_all.erase(number); }

    /// The one of an address that came first gives way; false: it has none.
    [[nodiscard]] bool giveWay(const std::string& address);
    /// The address that has most of them, of several the one whose first came first; empty: there
    /// are none. Whoever takes many places loses them before whoever takes one.
    [[nodiscard]] std::string greediest() const;

private:
    struct Waiting {
        std::string address;
        std::weak_ptr<PhonesArrival> arrival;
    };
    Number m_last = 0;
    std::map<Number, Waiting> m_all;
};

/// Who is connected, by address, and how much each asked lately. Of one thread.
class PhonesVisitors {
public:
    using Moment = std::chrono::steady_clock::time_point;

    struct Most {
        int connections;     // in all
        int ofOneAddress;    // of these
        int requestsASecond; // of one address
        int badgesAMinute = 30;
        int wrongCodes = 10; // of one address, until it is locked out
    };
    explicit PhonesVisitors(const Most& most) : m_most(most) {}

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
