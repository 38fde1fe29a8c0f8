#include "app/phones/phones_server.h"

#include "app/phones/phones_visitors.h"
#include "app/session/people/name_search.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <array>
#include <atomic>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace mentat {
namespace {

/// Statuses with which the server itself refuses.
enum PhonesStatus : int {
    BadRequest = 400,
    WrongMethod = 405,
    BodyTooLong = 413,
    LockedOut = 423,
    TooManyRequests = 429,
    HeadTooLong = 431,
    DeskFault = 500,
    DeskBusy = 503
};

/// An HTTP header: name and value.
using PhonesHeader = std::pair<std::string, std::string>;

const char* policyOf(const PhonesReply& reply) {
    if (reply.content == PhonesContent::DeskPage)
        return "default-src 'none'; script-src 'self'; connect-src 'self'; style-src "
               "'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    return "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; "
           "frame-ancestors 'none'";
}

const char* typeOf(PhonesContent content) {
    return content == PhonesContent::Script ? "text/javascript; charset=utf-8"
                                            : "text/html; charset=utf-8";
}

/// Pages load and run nothing, except for the second desk's own script, which contacts only this
/// server. No page may be framed or cached; forms go only to this server, and other sites get no
/// referrer. Scripts cannot read cookies, and other sites cannot send them; the second desk's token
/// ends with the browser session.
std::vector<PhonesHeader> headersOf(const PhonesReply& reply) {
    std::vector<PhonesHeader> headers{
        {"Content-Type", typeOf(reply.content)},
        {"Content-Security-Policy", policyOf(reply)},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Cache-Control", "no-store"},
        // Forms must say where they come from; links to other sites say nothing.
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    };
    if (reply.status == WrongMethod)
        headers.emplace_back("Allow", "GET, POST");
    if (reply.status == TooManyRequests || reply.status == DeskBusy)
        headers.emplace_back("Retry-After", "2");
    if (!reply.token.isEmpty())
        headers.emplace_back("Set-Cookie", std::string(tokenCookie) + '='
                                               + reply.token.toStdString()
                                               + "; Path=/; HttpOnly; SameSite=Strict");
    // Not Strict: a scanned QR code counts as another site.
    if (reply.me)
        headers.emplace_back("Set-Cookie",
                             std::string(ownCookie) + '=' + reply.me->toStdString()
                                 + "; Path=/; Max-Age=" + (reply.me->isEmpty() ? "0" : "604800")
                                 + "; HttpOnly; SameSite=Lax");
    return headers;
}

} // namespace

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using tcp = asio::ip::tcp;
using Failed = beast::error_code;
using PhonesClock = std::chrono::steady_clock;

namespace {

constexpr std::size_t mostDiscarded = 256 * 1024;   // bytes still read after a refusal
constexpr auto lingering = std::chrono::seconds(2); // for the same
constexpr auto restAfterFault = std::chrono::milliseconds(100);
constexpr int mostWaits = 12; // for a desk already acting on the request

QByteArray bytesOfText(boost::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// A repeated header is not a valid encoding.
QByteArray encodingOf(const http::request<http::string_body>& message) {
    constexpr auto name = http::field::transfer_encoding;
    return message.count(name) > 1 ? QByteArray("several") : bytesOfText(message[name]);
}

PhonesObstacle obstacleOf(Failed failed) {
    if (failed == asio::error::address_in_use)
        return PhonesObstacle::PortTaken;
    if (failed == asio::error::access_denied)
        return PhonesObstacle::PortForbidden;
    if (failed == boost::system::errc::address_not_available)
        return PhonesObstacle::NoSuchAddress;
    return PhonesObstacle::Other;
}

} // namespace

/// State of the server's thread. A running handler keeps it alive.
class PhonesCore {
public:
    PhonesCore(const PhonesLimits& ofPhones, PhonesServer::HandlerMaker make)
        : limits(ofPhones)
        , makeHandler(std::move(make))
        , visitors({ofPhones.connections, ofPhones.ofOneAddress, ofPhones.requestsASecond,
                    ofPhones.badgesAMinute, ofPhones.wrongCodes}) {}

    [[nodiscard]] Failed listen(const std::string& address, quint16 wanted);
    void run(const std::shared_ptr<PhonesCore>& self);

    const PhonesLimits limits;
    const PhonesServer::HandlerMaker makeHandler;
    PhonesVisitors visitors;
    PhonesArrivals arrivals;
    PhonesClock::time_point nextWordOfIt{}; // next report to the desk that all places are taken
    std::atomic<int> open{0};
    std::atomic<qint64> refusedConnections{0};
    std::atomic<qint64> gaveWay{0};
    std::atomic<qint64> refusedRequests{0};
    std::atomic<qint64> slow{0};
    std::atomic<qint64> malformed{0};
    quint16 port = 0;
    std::unique_ptr<PhonesHandler> handler;
    // Declared after everything that connections use until the context is destroyed.
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
    asio::steady_timer rest{context};
    std::thread thread;

private:
    void accept(const std::weak_ptr<PhonesCore>& self);
    /// Whether there is room, if necessary by dropping another connection.
    [[nodiscard]] bool makeRoomFor(const std::string& address);
};

namespace {

/// Reads one request, answers it, and closes.
class PhoneConnection final : public PhonesArrival,
                              public std::enable_shared_from_this<PhoneConnection> {
public:
    PhoneConnection(PhonesCore& core, std::weak_ptr<PhonesCore> self, tcp::socket socket,
                    std::string address)
        : m_core(core)
        , m_self(std::move(self))
        , m_address(std::move(address))
        , m_stream(std::move(socket))
        , m_wait(core.context)
        , m_number(core.arrivals.next()) {
        m_parser.header_limit(static_cast<std::uint32_t>(core.limits.head));
        m_parser.body_limit(static_cast<std::uint64_t>(core.limits.body));
    }
    ~PhoneConnection() override { leave(); }

    void read();
    void send(const PhonesReply& reply);
    void giveWay() override;

private:
    void received(Failed failed);
    void handle(const PhonesRequest& request);
    void refuse(int status);
    void mayGiveWay() { m_core.arrivals.add(m_number, m_address, weak_from_this()); }
    void leave();
    void waitForDesk(const std::shared_ptr<PhoneTicket>& ticket, int waits);
    void sent();
    void throwAway(std::size_t soFar);

    PhonesCore& m_core;
    std::weak_ptr<PhonesCore> m_self;
    std::string m_address;
    beast::tcp_stream m_stream;
    asio::steady_timer m_wait;
    beast::flat_buffer m_buffer{64 * 1024};
    http::request_parser<http::string_body> m_parser;
    http::response<http::string_body> m_response;
    std::array<char, 4096> m_discarded{};
    const PhonesArrivals::Number m_number;
    bool m_isAnswered = false;
    bool m_isRefused = false; // perhaps before it was read completely
    bool m_isCounted = true;  // counted among the visitors
};

void PhoneConnection::leave() {
    m_core.arrivals.remove(m_number);
    if (std::exchange(m_isCounted, false))
        m_core.visitors.leaves(m_address, PhonesClock::now());
    m_core.open = m_core.visitors.connections();
}

/// Frees its place at once; canceling its operations then ends the connection.
void PhoneConnection::giveWay() {
    leave();
    m_isAnswered = true;
    m_wait.cancel();
    m_stream.close();
}

void PhoneConnection::read() {
    mayGiveWay();
    m_stream.expires_after(m_core.limits.receiving);
    http::async_read(
        m_stream, m_buffer, m_parser,
        [me = shared_from_this()](Failed failed, std::size_t) { me->received(failed); });
}

void PhoneConnection::received(Failed failed) {
    if (failed == http::error::body_limit)
        return refuse(BodyTooLong);
    if (failed == http::error::header_limit || failed == http::error::buffer_overflow)
        return refuse(HeadTooLong);
    if (failed == beast::error::timeout) {
        ++m_core.slow;
        return;
    }
    const bool isCut
        = failed == http::error::end_of_stream || failed == http::error::partial_message;
    if (failed && !isCut
        && failed.category() == make_error_code(http::error::bad_method).category())
        return refuse(BadRequest);
    if (failed || m_isAnswered) // disconnected, or dropped
        return;
    if (!m_core.visitors.mayAsk(m_address, PhonesClock::now()))
        return refuse(TooManyRequests);
    const auto& message = m_parser.get();
    auto request = requestIn({.method = bytesOfText(message.method_string()),
                              .target = bytesOfText(message.target()),
                              .host = bytesOfText(message[http::field::host]),
                              .origin = bytesOfText(message[http::field::origin]),
                              .contentType = bytesOfText(message[http::field::content_type]),
                              .body = bytesOfText(message.body()),
                              .cookie = bytesOfText(message[http::field::cookie]),
                              .transferEncoding = encodingOf(message)});
    if (!request)
        return refuse(request.error());
    if (NameSearch::asksForBadge(request->fields.value(QStringLiteral("name")))
        && !m_core.visitors.mayTryBadge(m_address, PhonesClock::now()))
        return refuse(TooManyRequests);
    request->from = QString::fromStdString(m_address);
    if (m_core.handler->triesCode(*request)
        && m_core.visitors.isLockedOut(m_address, PhonesClock::now()))
        return send({LockedOut, m_core.handler->refusalPage(LockedOut)});
    handle(*request);
}

void PhoneConnection::handle(const PhonesRequest& request) {
    m_core.arrivals.remove(m_number); // from now on it cannot be dropped
    const auto ticket = std::make_shared<PhoneTicket>(
        [phone = weak_from_this()] { return !phone.expired(); },
        [core = m_self, phone = weak_from_this()](const PhonesReply& reply) {
            if (const auto alive = core.lock())
                asio::post(alive->context, [phone, reply] {
                    if (const auto waiting = phone.lock())
                        waiting->send(reply);
                });
        });
    waitForDesk(ticket, 0);
    try {
        m_core.handler->handle(request, ticket);
    } catch (const std::exception& fault) {
        m_core.handler->hasFailed(request, fault);
        if (ticket->giveUp())
            send({DeskFault, m_core.handler->refusalPage(DeskFault)});
    }
}

void PhoneConnection::refuse(int status) {
    m_isRefused = true;
    mayGiveWay();
    if (status != TooManyRequests) {
        ++m_core.malformed;
        send({status, m_core.handler->refusalPage(status)});
        return;
    }
    // Delayed, to slow down clients that retry as soon as they are answered.
    ++m_core.refusedRequests;
    m_wait.expires_after(m_core.limits.slowedDown);
    m_wait.async_wait([me = shared_from_this()](Failed failed) {
        if (!failed)
            me->send({TooManyRequests, me->m_core.handler->refusalPage(TooManyRequests)});
    });
}

/// The only timer, which keeps the connection alive until it is answered.
void PhoneConnection::waitForDesk(const std::shared_ptr<PhoneTicket>& ticket, int waits) {
    m_wait.expires_after(m_core.limits.desk);
    m_wait.async_wait([me = shared_from_this(), ticket, waits](Failed failed) {
        if (failed || me->m_isAnswered)
            return;
        if (ticket->giveUp())
            me->send({DeskBusy, me->m_core.handler->refusalPage(DeskBusy)});
        else if (waits < mostWaits)
            me->waitForDesk(ticket, waits + 1);
    });
}

void PhoneConnection::send(const PhonesReply& reply) {
    if (m_isAnswered)
        return;
    m_isAnswered = true;
    m_wait.cancel();
    if (reply.isWrongCode && m_core.visitors.triedWrongCode(m_address, PhonesClock::now()))
        m_core.handler->isLockedOut(QString::fromStdString(m_address));
    m_response.result(static_cast<unsigned>(reply.status));
    for (const auto& [name, value] : headersOf(reply))
        m_response.set(name, value);
    m_response.keep_alive(false);
    m_response.body() = reply.page.toStdString();
    m_response.prepare_payload();
    m_stream.expires_after(m_core.limits.sending);
    http::async_write(m_stream, m_response, [me = shared_from_this()](Failed failed, std::size_t) {
        if (failed == beast::error::timeout)
            ++me->m_core.slow;
        else if (!failed)
            me->sent();
    });
}

/// Reads on for a moment: a client that is still sending would miss the answer if the connection
/// closed.
void PhoneConnection::sent() {
    Failed ignored;
    m_stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    if (!m_isRefused)
        return;
    m_stream.expires_after(lingering);
    throwAway(0);
}

void PhoneConnection::throwAway(std::size_t soFar) {
    m_stream.async_read_some(asio::buffer(m_discarded),
                             [me = shared_from_this(), soFar](Failed failed, std::size_t more) {
                                 if (!failed && soFar + more < mostDiscarded)
                                     me->throwAway(soFar + more);
                             });
}

} // namespace

Failed PhonesCore::listen(const std::string& address, quint16 wanted) {
    Failed failed;
    const auto place = asio::ip::make_address(address, failed);
    if (failed)
        return make_error_code(boost::system::errc::address_not_available);
    const tcp::endpoint endpoint(place, wanted);
    acceptor.open(endpoint.protocol(), failed);
#ifndef Q_OS_WIN // on Windows it would let another program share the port
    if (!failed)
        acceptor.set_option(tcp::acceptor::reuse_address(true), failed);
#endif
    if (!failed)
        acceptor.bind(endpoint, failed);
    if (!failed)
        acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (!failed)
        port = acceptor.local_endpoint(failed).port();
    return failed;
}

void PhonesCore::run(const std::shared_ptr<PhonesCore>& self) {
    handler = makeHandler();
    accept(self);
    while (!context.stopped()) {
        try {
            context.run();
        } catch (const std::exception&) {
            ++malformed; // closes its connection; the others continue
        }
    }
    handler.reset();
}

void PhonesCore::accept(const std::weak_ptr<PhonesCore>& self) {
    acceptor.async_accept([this, self](Failed failed, tcp::socket socket) {
        if (failed == asio::error::operation_aborted)
            return;
        if (failed) { // e.g. no more file descriptors: wait before the next try
            rest.expires_after(restAfterFault);
            rest.async_wait([this, self](Failed) { accept(self); });
            return;
        }
        Failed unknown;
        const std::string address = socket.remote_endpoint(unknown).address().to_string();
        if (!unknown) {
            if (makeRoomFor(address) && visitors.mayConnect(address, PhonesClock::now()))
                std::make_shared<PhoneConnection>(*this, self, std::move(socket), address)->read();
            else
                ++refusedConnections;
            open = visitors.connections();
        }
        accept(self);
    });
}

bool PhonesCore::makeRoomFor(const std::string& address) {
    const bool areAllTaken = visitors.areAllTaken();
    if (!areAllTaken && !visitors.hasItsMost(address))
        return true;
    const auto whose = visitors.hasItsMost(address) ? address : arrivals.greediest();
    if (areAllTaken && PhonesClock::now() >= nextWordOfIt) {
        nextWordOfIt = PhonesClock::now() + limits.crowded;
        handler->isCrowded(QString::fromStdString(whose));
    }
    if (!arrivals.giveWay(whose))
        return false;
    ++gaveWay;
    return true;
}

tl::expected<std::unique_ptr<PhonesServer>, PhonesObstacle>
PhonesServer::start(const QString& address, quint16 port, HandlerMaker makeHandler,
                    const PhonesLimits& limits) {
    auto core = std::make_shared<PhonesCore>(limits, std::move(makeHandler));
    if (const Failed failed = core->listen(address.toStdString(), port))
        return tl::unexpected(obstacleOf(failed));
    core->thread = std::thread([core] { core->run(core); });
    return std::unique_ptr<PhonesServer>(new PhonesServer(std::move(core)));
}

PhonesServer::PhonesServer(std::shared_ptr<PhonesCore> core) : m_core(std::move(core)) {}

PhonesServer::~PhonesServer() {
    m_core->context.stop();
    m_core->thread.join();
}

quint16 PhonesServer::port() const {
    return m_core->port;
}

PhonesRefusals PhonesServer::refusals() const {
    return {m_core->refusedConnections, m_core->gaveWay, m_core->refusedRequests, m_core->slow,
            m_core->malformed};
}

int PhonesServer::connections() const {
    return m_core->open;
}

} // namespace mentat
