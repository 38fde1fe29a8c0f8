#pragma once

#include "app/phones/phones_request.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace mentat {

class PhonesCore;

/// What a reply is: a page without script, one that loads the script of the second desk, or that.
enum class PhonesContent { Page, DeskPage, Script };

struct PhonesReply {
    int status = 200;
    QByteArray page; // HTML, or the script
    PhonesContent content = PhonesContent::Page;
    QByteArray token = {};    // the browser keeps it as its cookie; empty: as it is
    bool isWrongCode = false; // who tries many is not answered any more
    /// Whose phone it is, which it keeps for the days of an event; empty: nobody's any more;
    /// absent: as it was.
    std::optional<QByteArray> me = {};
};

/// A phone that waits for its answer. Of any thread.
class PhonesTicket {
public:
    PhonesTicket() = default;
    virtual ~PhonesTicket() = default;
    PhonesTicket(const PhonesTicket&) = delete;
    PhonesTicket& operator=(const PhonesTicket&) = delete;

    /// Before the desk acts. From then on the phone waits until it has its answer; false: it was
    /// told that the desk is busy, or is not connected any more, and nothing is to be done for it.
    [[nodiscard]] virtual bool claim() = 0;
    /// Once.
    virtual void answer(PhonesReply reply) = 0;
};

/// What answers; made, used and ended on the server's thread.
class PhonesHandler {
public:
    PhonesHandler() = default;
    virtual ~PhonesHandler() = default;
    PhonesHandler(const PhonesHandler&) = delete;
    PhonesHandler& operator=(const PhonesHandler&) = delete;

    /// Answers at once, or has the ticket answered later.
    virtual void handle(const PhonesRequest& request, const std::shared_ptr<PhonesTicket>& ticket)
        = 0;
    /// Whether it tries a code, of which nobody has many wrong ones.
    [[nodiscard]] virtual bool triesCode(const PhonesRequest& /*request*/) const { return false; }
    /// So many wrong ones came from the address that no more are taken for a while.
    virtual void isLockedOut(const QString& /*address*/) {}
    /// All connections are taken, most of those that send nothing by this address. Once a minute at
    /// most.
    virtual void isCrowded(const QString& /*address*/) {}
    /// handle() ended by an exception; whoever asked is told at once that it could not be answered.
    virtual void hasFailed(const PhonesRequest& /*request*/, const std::exception& /*fault*/) {}
    /// What is said where nothing is handled, by the status of HTTP.
    [[nodiscard]] virtual QByteArray refusalPage(int status) const = 0;
};

/// How much is taken of phones. What is beyond is refused or cut, and nobody else waits for it.
/// Where all connections are taken, in all or of an address, the oldest that has not sent a whole
/// request gives way to a new one, first of those of the address that has most of them.
struct PhonesLimits {
    int connections = 200;
    int ofOneAddress = 20;     // connections
    int requestsASecond = 20;  // of one address
    int badgesAMinute = 30;    // of one address: whoever tries all would find whose they are
    int wrongCodes = 10;       // of one address: then none of it is taken for a while
    qsizetype head = 8 * 1024; // bytes: the address and all headers
    qsizetype body = 32 * 1024;
    std::chrono::milliseconds receiving{10'000}; // a whole request
    std::chrono::milliseconds sending{10'000};   // a whole answer
    std::chrono::milliseconds desk{5'000};       // until the desk acts
    std::chrono::milliseconds slowedDown{1'000}; // until who asks too often is told so
    std::chrono::milliseconds crowded{60'000};   // between two words of it to the desk
};

/// What was turned away since the server began.
struct PhonesRefusals {
    qint64 connections = 0; // too many, in all or of one address
    qint64 gaveWay = 0;     // older ones, which had sent no whole request
    qint64 requests = 0;    // too many in a second
    qint64 slow = 0;
    qint64 malformed = 0; // no request, too long, or not from a page of ours
    friend bool operator==(const PhonesRefusals&, const PhonesRefusals&) = default;
};

enum class PhonesObstacle { PortTaken, PortForbidden, NoSuchAddress, Other };

/// Answers requests on one thread of its own, over HTTP and without TLS: nothing private goes
/// through it. One connection for a request. All that is sent has headers that forbid everything
/// that its pages do not need; requests of pages that are not from here are turned away.
class PhonesServer {
public:
    using HandlerMaker = std::function<std::unique_ptr<PhonesHandler>()>;

    /// address: of an interface; port: 0 for any that is free.
    [[nodiscard]] static tl::expected<std::unique_ptr<PhonesServer>, PhonesObstacle>
    start(const QString& address, quint16 port, HandlerMaker makeHandler,
          const PhonesLimits& limits = {});
    /// Cuts every connection and waits for the thread.
    ~PhonesServer();
    PhonesServer(const PhonesServer&) = delete;
    PhonesServer& operator=(const PhonesServer&) = delete;

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] PhonesRefusals refusals() const;
    /// Open connections now.
    [[nodiscard]] int connections() const;

private:
    explicit PhonesServer(std::shared_ptr<PhonesCore> core);

    std::shared_ptr<PhonesCore> m_core;
};

} // namespace mentat
