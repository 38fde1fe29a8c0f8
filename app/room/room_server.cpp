#include "app/room/room_server.h"

#include "app/room/room_headers.h"
#include "app/room/room_visitors.h"
#include "app/session/people/name_search.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <array>
#include <atomic>
#include <thread>

namespace mentat {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using tcp = asio::ip::tcp;
using Failed = beast::error_code;
using RoomClock = std::chrono::steady_clock;

namespace {

constexpr std::size_t mostThrownAway = 256 * 1024;  // bytes of who still sends what was refused
constexpr auto lingering = std::chrono::seconds(2); // for them
constexpr auto restAfterFault = std::chrono::milliseconds(100);
constexpr int mostWaits = 12; // for a desk that has begun to act

QByteArray bytesOfText(boost::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string textOfBytes(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

RoomObstacle obstacleOf(Failed failed) {
    if (failed == asio::error::address_in_use)
        return RoomObstacle::PortTaken;
    if (failed == asio::error::access_denied)
        return RoomObstacle::PortForbidden;
    if (failed == boost::system::errc::address_not_available)
        return RoomObstacle::NoSuchAddress;
    return RoomObstacle::Other;
}

} // namespace

/// All that the server's thread works with. Whoever answers just now keeps it.
class RoomCore {
public:
    RoomCore(const RoomLimits& ofPhones, RoomServer::HandlerMaker make)
        : limits(ofPhones)
        , makeHandler(std::move(make))
        , visitors({ofPhones.connections, ofPhones.ofOneAddress, ofPhones.requestsASecond,
                    ofPhones.badgesAMinute, ofPhones.wrongCodes}) {}

    [[nodiscard]] Failed listen(const std::string& address, quint16 wanted);
    void run(const std::shared_ptr<RoomCore>& self);

    const RoomLimits limits;
    const RoomServer::HandlerMaker makeHandler;
    RoomVisitors visitors;
    std::atomic<int> open{0};
    std::atomic<qint64> refusedConnections{0};
    std::atomic<qint64> refusedRequests{0};
    std::atomic<qint64> slow{0};
    std::atomic<qint64> malformed{0};
    quint16 port = 0;
    std::unique_ptr<RoomHandler> handler;
    // Below what connections look at to their end, which is that of the context.
    asio::io_context context{1};
    tcp::acceptor acceptor{context};
    asio::steady_timer rest{context};
    std::thread thread;

private:
    void accept(const std::weak_ptr<RoomCore>& self);
};

namespace {

/// One connection: a request is read and answered, and that was it.
class PhoneConnection : public std::enable_shared_from_this<PhoneConnection> {
public:
    PhoneConnection(RoomCore& core, std::weak_ptr<RoomCore> self, tcp::socket socket,
                    std::string address)
        : m_core(core)
        , m_self(std::move(self))
        , m_address(std::move(address))
        , m_stream(std::move(socket))
        , m_wait(core.context) {
        m_parser.header_limit(static_cast<std::uint32_t>(core.limits.head));
        m_parser.body_limit(static_cast<std::uint64_t>(core.limits.body));
    }
    ~PhoneConnection() {
        m_core.visitors.leaves(m_address, RoomClock::now());
        m_core.open = m_core.visitors.connections();
    }
    PhoneConnection(const PhoneConnection&) = delete;
    PhoneConnection& operator=(const PhoneConnection&) = delete;

    void read();
    void send(const RoomReply& reply);

private:
    class Ticket;

    void received(Failed failed);
    void refuse(int status);
    void waitForDesk(const std::shared_ptr<Ticket>& ticket, int waits);
    void sent();
    void throwAway(std::size_t soFar);

    RoomCore& m_core;
    std::weak_ptr<RoomCore> m_self;
    std::string m_address;
    beast::tcp_stream m_stream;
    asio::steady_timer m_wait;
    beast::flat_buffer m_buffer{64 * 1024};
    http::request_parser<http::string_body> m_parser;
    http::response<http::string_body> m_response;
    std::array<char, 4096> m_thrownAway{};
    bool m_isAnswered = false;
    bool m_isRefused = false; // perhaps before all of it came
};

class PhoneConnection::Ticket final : public RoomTicket {
public:
    Ticket(std::weak_ptr<RoomCore> core, std::weak_ptr<PhoneConnection> phone)
        : m_core(std::move(core))
        , m_phone(std::move(phone)) {}

    [[nodiscard]] bool claim() override { return !m_phone.expired() && become(State::Claimed); }
    [[nodiscard]] bool giveUp() { return become(State::GivenUp); }
    void answer(RoomReply reply) override {
        if (const auto core = m_core.lock())
            asio::post(core->context, [phone = m_phone, reply = std::move(reply)] {
                if (const auto waiting = phone.lock())
                    waiting->send(reply);
            });
    }

private:
    enum class State { Waits, Claimed, GivenUp };
    bool become(State state) {
        State waits = State::Waits;
        return m_state.compare_exchange_strong(waits, state);
    }

    std::weak_ptr<RoomCore> m_core;
    std::weak_ptr<PhoneConnection> m_phone;
    std::atomic<State> m_state{State::Waits};
};

void PhoneConnection::read() {
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
    if (failed)
        return;
    if (!m_core.visitors.mayAsk(m_address, RoomClock::now()))
        return refuse(TooManyRequests);
    const auto& message = m_parser.get();
    auto request = requestIn({.method = bytesOfText(message.method_string()),
                              .target = bytesOfText(message.target()),
                              .host = bytesOfText(message[http::field::host]),
                              .origin = bytesOfText(message[http::field::origin]),
                              .contentType = bytesOfText(message[http::field::content_type]),
                              .body = bytesOfText(message.body()),
                              .cookie = bytesOfText(message[http::field::cookie])});
    if (!request)
        return refuse(request.error());
    if (NameSearch::asksForBadge(request->fields.value(QStringLiteral("name")))
        && !m_core.visitors.mayTryBadge(m_address, RoomClock::now()))
        return refuse(TooManyRequests);
    request->from = QString::fromStdString(m_address);
    if (m_core.handler->triesCode(*request)
        && m_core.visitors.isLockedOut(m_address, RoomClock::now()))
        return send({LockedOut, m_core.handler->refusalPage(LockedOut)});
    const auto ticket = std::make_shared<Ticket>(m_self, weak_from_this());
    waitForDesk(ticket, 0);
    m_core.handler->handle(*request, ticket);
}

void PhoneConnection::refuse(int status) {
    m_isRefused = true;
    if (status != TooManyRequests) {
        ++m_core.malformed;
        send({status, m_core.handler->refusalPage(status)});
        return;
    }
    // Later, so that who asks again as soon as there is an answer has little to do.
    ++m_core.refusedRequests;
    m_wait.expires_after(m_core.limits.slowedDown);
    m_wait.async_wait([me = shared_from_this()](Failed failed) {
        if (!failed)
            me->send({TooManyRequests, me->m_core.handler->refusalPage(TooManyRequests)});
    });
}

/// The one timer keeps the connection until it is answered.
void PhoneConnection::waitForDesk(const std::shared_ptr<Ticket>& ticket, int waits) {
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

void PhoneConnection::send(const RoomReply& reply) {
    if (m_isAnswered)
        return;
    m_isAnswered = true;
    m_wait.cancel();
    if (reply.isWrongCode && m_core.visitors.triedWrongCode(m_address, RoomClock::now()))
        m_core.handler->isLockedOut(QString::fromStdString(m_address));
    m_response.result(static_cast<unsigned>(reply.status));
    for (const auto& [name, value] : headersOf(reply))
        m_response.set(name, value);
    if (reply.status == 405)
        m_response.set(http::field::allow, "GET, POST");
    if (reply.status == TooManyRequests || reply.status == DeskBusy)
        m_response.set(http::field::retry_after, "2");
    m_response.keep_alive(false);
    m_response.body() = textOfBytes(reply.page);
    m_response.prepare_payload();
    m_stream.expires_after(m_core.limits.sending);
    http::async_write(m_stream, m_response, [me = shared_from_this()](Failed failed, std::size_t) {
        if (failed == beast::error::timeout)
            ++me->m_core.slow;
        else if (!failed)
            me->sent();
    });
}

/// Who still sends would not see the answer where the connection just went.
void PhoneConnection::sent() {
    Failed ignored;
    m_stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    if (!m_isRefused)
        return;
    m_stream.expires_after(lingering);
    throwAway(0);
}

void PhoneConnection::throwAway(std::size_t soFar) {
    m_stream.async_read_some(asio::buffer(m_thrownAway),
                             [me = shared_from_this(), soFar](Failed failed, std::size_t more) {
                                 if (!failed && soFar + more < mostThrownAway)
                                     me->throwAway(soFar + more);
                             });
}

} // namespace

Failed RoomCore::listen(const std::string& address, quint16 wanted) {
    Failed failed;
    const auto place = asio::ip::make_address(address, failed);
    if (failed)
        return make_error_code(boost::system::errc::address_not_available);
    const tcp::endpoint endpoint(place, wanted);
    acceptor.open(endpoint.protocol(), failed);
#ifndef Q_OS_WIN // where it would let another program take the port as well
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

void RoomCore::run(const std::shared_ptr<RoomCore>& self) {
    handler = makeHandler();
    accept(self);
    while (!context.stopped()) {
        try {
            context.run();
        } catch (const std::exception&) {
            ++malformed; // its connection is closed by that; the others go on
        }
    }
    handler.reset();
}

void RoomCore::accept(const std::weak_ptr<RoomCore>& self) {
    acceptor.async_accept([this, self](Failed failed, tcp::socket socket) {
        if (failed == asio::error::operation_aborted)
            return;
        if (failed) { // no more files can be opened, say: not at once again
            rest.expires_after(restAfterFault);
            rest.async_wait([this, self](Failed) { accept(self); });
            return;
        }
        Failed unknown;
        const std::string address = socket.remote_endpoint(unknown).address().to_string();
        if (!unknown) {
            if (visitors.mayConnect(address, RoomClock::now()))
                std::make_shared<PhoneConnection>(*this, self, std::move(socket), address)->read();
            else
                ++refusedConnections;
            open = visitors.connections();
        }
        accept(self);
    });
}

tl::expected<std::unique_ptr<RoomServer>, RoomObstacle>
RoomServer::start(const QString& address, quint16 port, HandlerMaker makeHandler,
                  const RoomLimits& limits) {
    auto core = std::make_shared<RoomCore>(limits, std::move(makeHandler));
    if (const Failed failed = core->listen(address.toStdString(), port))
        return tl::unexpected(obstacleOf(failed));
    core->thread = std::thread([core] { core->run(core); });
    return std::unique_ptr<RoomServer>(new RoomServer(std::move(core)));
}

RoomServer::RoomServer(std::shared_ptr<RoomCore> core) : m_core(std::move(core)) {}

RoomServer::~RoomServer() {
    m_core->context.stop();
    m_core->thread.join();
}

quint16 RoomServer::port() const {
    return m_core->port;
}

RoomRefusals RoomServer::refusals() const {
    return {m_core->refusedConnections, m_core->refusedRequests, m_core->slow, m_core->malformed};
}

int RoomServer::connections() const {
    return m_core->open;
}

} // namespace mentat
