#pragma once

#include "app/phones/phones_request.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace mentat {

class PhonesCore;

/// The content of a reply: a page without a script, a page that loads the second desk's script, or
/// that script.
enum class PhonesContent { Page, DeskPage, Script };

struct PhonesReply {
    int status = 200;
    QByteArray page; // HTML, or the script
    PhonesContent content = PhonesContent::Page;
    QByteArray token = {};    // sets the cookie; empty: unchanged
    bool isWrongCode = false; // repeated wrong codes are blocked
    /// Sets the owner cookie for the days of an event; empty: deletes it; absent: unchanged.
    std::optional<QByteArray> me = {};
};

/// A waiting phone. Thread-safe.
class PhonesTicket {
public:
    PhonesTicket() = default;
    virtual ~PhonesTicket() = default;
    PhonesTicket(const PhonesTicket&) = delete;
    PhonesTicket& operator=(const PhonesTicket&) = delete;

    /// Call before acting. The phone then waits for its answer; false: it was told that the desk is
    /// busy, or disconnected, and nothing must be done.
    [[nodiscard]] virtual bool claim() = 0;
    /// Call once.
    virtual void answer(PhonesReply reply) = 0;
};

/// Answers requests; made, used, and destroyed on the server's thread.
class PhonesHandler {
public:
    PhonesHandler() = default;
    virtual ~PhonesHandler() = default;
    PhonesHandler(const PhonesHandler&) = delete;
    PhonesHandler& operator=(const PhonesHandler&) = delete;

    /// Answers the ticket at once, or has it answered later.
    virtual void handle(const PhonesRequest& request, const std::shared_ptr<PhonesTicket>& ticket)
        = 0;
    /// Whether the request tries a code, limited for wrong ones.
    [[nodiscard]] virtual bool triesCode(const PhonesRequest& /*request*/) const { return false; }
    /// Too many wrong codes from this address: it is locked out for a while.
    virtual void isLockedOut(const QString& /*address*/) {}
    /// All connections are in use, most idle ones by this address. At most once a minute.
    virtual void isCrowded(const QString& /*address*/) {}
    /// handle() threw an exception; the client has been told that there is no answer.
    virtual void hasFailed(const PhonesRequest& /*request*/, const std::exception& /*fault*/) {}
    /// The page for an HTTP error status.
    [[nodiscard]] virtual QByteArray refusalPage(int status) const = 0;
};

/// Limits on what phones can use. Excess is refused or cut off without delaying anyone else. If all
/// connections are in use, in total or for an address, the oldest that has not sent a whole request
/// yields to a new one, first of the address with the most.
struct PhonesLimits {
    int connections = 200;
    int ofOneAddress = 20;     // connections
    int requestsASecond = 20;  // per address
    int badgesAMinute = 30;    // per address: guessing all badges would reveal their owners
    int wrongCodes = 10;       // per address: then it is locked out for a while
    qsizetype head = 8 * 1024; // bytes: the address and all headers
    qsizetype body = 32 * 1024;
    std::chrono::milliseconds receiving{10'000}; // a whole request
    std::chrono::milliseconds sending{10'000};   // a whole answer
    std::chrono::milliseconds desk{5'000};       // until the desk acts
    std::chrono::milliseconds slowedDown{1'000}; // before telling an overly frequent client
    std::chrono::milliseconds crowded{60'000};   // between two reports to the desk
};

/// Counts of refusals since the server started.
struct PhonesRefusals {
    qint64 connections = 0; // too many, in total or per address
    qint64 gaveWay = 0;     // older ones without a whole request
    qint64 requests = 0;    // too many per second
    qint64 slow = 0;
    qint64 malformed = 0; // malformed, too long, or from a foreign page
    friend bool operator==(const PhonesRefusals&, const PhonesRefusals&) = default;
};

enum class PhonesObstacle { PortTaken, PortForbidden, NoSuchAddress, Other };

/// Answers requests on its own thread, over HTTP without TLS: nothing private is sent. One
/// connection per request. Every response has headers that forbid whatever its pages do not need;
/// requests from foreign pages are rejected.
class PhonesServer {
public:
    using HandlerMaker = std::function<std::unique_ptr<PhonesHandler>()>;

    /// address: of an interface; port: 0 for any free one.
    [[nodiscard]] static tl::expected<std::unique_ptr<PhonesServer>, PhonesObstacle>
    start(const QString& address, quint16 port, HandlerMaker makeHandler,
          const PhonesLimits& limits = {});
    /// Closes every connection and joins the thread.
    ~PhonesServer();
    PhonesServer(const PhonesServer&) = delete;
    PhonesServer& operator=(const PhonesServer&) = delete;

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] PhonesRefusals refusals() const;
    /// Currently open connections.
    [[nodiscard]] int connections() const;

private:
    explicit PhonesServer(std::shared_ptr<PhonesCore> core);

    std::shared_ptr<PhonesCore> m_core;
};

} // namespace mentat
