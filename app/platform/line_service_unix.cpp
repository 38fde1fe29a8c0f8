#include "app/platform/line_service.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSocketNotifier>
#include <QTimer>

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace mentat {

namespace {

#ifdef MSG_NOSIGNAL
constexpr int noSignal = MSG_NOSIGNAL;
#else
constexpr int noSignal = 0; // SO_NOSIGPIPE covers the whole socket
#endif

/// Closes the descriptor on destruction.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (m_number >= 0)
            close(m_number);
    }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }

private:
    int m_number;
};

/// A socket that child processes do not inherit and a vanished reader cannot kill us with.
Descriptor guarded(int number) {
    if (number >= 0) {
        fcntl(number, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
        const int on = 1;
        setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    }
    return Descriptor(number);
}

std::optional<sockaddr_un> addressOf(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address{};
    if (name.isEmpty() || static_cast<size_t>(name.size()) >= sizeof address.sun_path)
        return std::nullopt;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    return address;
}

const sockaddr* generic(const sockaddr_un& address) {
    return reinterpret_cast<const sockaddr*>(&address);
}

/// Whether the program at the other end runs as the same user.
bool isOwn(int socket) {
#ifdef SO_PEERCRED
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
#else
    uid_t user{};
    gid_t group{};
    return getpeereid(socket, &user, &group) == 0 && user == geteuid();
#endif
}

/// Appends what can be read now, up to `most` bytes in total; false at the end of the stream.
bool readMore(int socket, QByteArray& bytes, qsizetype most) {
    while (bytes.size() < most) {
        QByteArray part(most - bytes.size(), Qt::Uninitialized);
        const auto length
            = recv(socket, part.data(), static_cast<size_t>(part.size()), MSG_DONTWAIT);
        if (length > 0)
            bytes += part.first(length);
        else if (length < 0 && errno == EINTR)
            continue;
        else
            return length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
    }
    return true;
}

/// The first line; empty if it is incomplete.
QByteArray firstLine(const QByteArray& bytes) {
    return bytes.first(bytes.indexOf('\n') + 1);
}

bool sendWhole(int socket, const QByteArray& bytes) {
    // Small enough for every socket buffer: sent in one piece or not at all.
    return send(socket, bytes.constData(), static_cast<size_t>(bytes.size()),
                noSignal | MSG_DONTWAIT)
           == bytes.size();
}

class UnixLineService final : public LineService {
public:
    UnixLineService(Descriptor socket, QString path, const Limits& limits, Answering answering)
        : m_socket(std::move(socket))
        , m_path(std::move(path))
        , m_limits(limits)
        , m_answering(std::move(answering))
        , m_notifier(m_socket.number(), QSocketNotifier::Read) {
        QObject::connect(&m_notifier, &QSocketNotifier::activated, &m_notifier,
                         [this] { welcome(); });
    }
    UnixLineService(const UnixLineService&) = delete;
    UnixLineService& operator=(const UnixLineService&) = delete;
    ~UnixLineService() override { unlink(QFile::encodeName(m_path).constData()); }

private:
    /// A client whose line is not complete; deletes itself.
    class Guest final : public QObject {
    public:
        Guest(Descriptor socket, UnixLineService& host)
            : QObject(&host.m_guests)
            , m_socket(std::move(socket))
            , m_host(host)
            , m_notifier(m_socket.number(), QSocketNotifier::Read) {
            connect(&m_notifier, &QSocketNotifier::activated, this, &Guest::listen);
            QTimer::singleShot(host.m_limits.patience, this, &QObject::deleteLater);
        }

    private:
        void listen() {
            const bool mayGoOn = readMore(m_socket.number(), m_said, m_host.m_limits.longestLine);
            const QByteArray line = firstLine(m_said);
            if (line.isEmpty() && mayGoOn && m_said.size() < m_host.m_limits.longestLine)
                return;
            m_notifier.setEnabled(false);
            if (const auto answer = line.isEmpty() ? std::nullopt : m_host.m_answering(line))
                sendWhole(m_socket.number(), *answer);
            deleteLater();
            shutdown(m_socket.number(), SHUT_RDWR);
        }

        Descriptor m_socket;
        UnixLineService& m_host;
        QSocketNotifier m_notifier;
        QByteArray m_said;
    };

    void welcome() {
        for (;;) {
            Descriptor guest = guarded(accept(m_socket.number(), nullptr, nullptr));
            if (guest.isOpen()) {
                if (m_guests.children().size() < m_limits.mostGuests && isOwn(guest.number()))
                    new Guest(std::move(guest), *this);
            } else if (errno != EINTR && errno != ECONNABORTED) {
                // No more clients, or no descriptors left: the latter would notify endlessly.
                m_notifier.setEnabled(errno == EAGAIN || errno == EWOULDBLOCK);
                return;
            }
        }
    }

    Descriptor m_socket;
    QString m_path;
    Limits m_limits;
    Answering m_answering;
    QSocketNotifier m_notifier;
    QObject m_guests; // parent of all guests, which are deleted before the members they use
};

} // namespace

std::unique_ptr<LineService> LineService::listen(const QString& path, const Limits& limits,
                                                 Answering answering) {
    constexpr int waiting = 16; // clients waiting while the program is busy
    const auto address = addressOf(path);
    Descriptor own = guarded(socket(AF_UNIX, SOCK_STREAM, 0));
    if (!address || !own.isOpen())
        return nullptr;
    unlink(static_cast<const char*>(address->sun_path));
    // Nobody can connect before listen(), so nobody sees the socket with other permissions.
    const bool listens
        = bind(own.number(), generic(*address), sizeof *address) == 0
          && chmod(static_cast<const char*>(address->sun_path), S_IRUSR | S_IWUSR) == 0
          && fcntl(own.number(), F_SETFL, O_NONBLOCK) == 0 && ::listen(own.number(), waiting) == 0;
    if (!listens)
        return nullptr;
    return std::make_unique<UnixLineService>(std::move(own), path, limits, std::move(answering));
}

LineAnswer askLine(const QString& path, const QByteArray& line, std::chrono::milliseconds wait,
                   qsizetype longestAnswer) {
    const auto address = addressOf(path);
    const Descriptor own = guarded(socket(AF_UNIX, SOCK_STREAM, 0));
    if (!address || !own.isOpen())
        return {};
    // Connecting blocks while many clients wait, at most this long.
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(wait);
    const std::chrono::microseconds rest = wait - seconds;
    const timeval limit{static_cast<decltype(timeval::tv_sec)>(seconds.count()),
                        static_cast<decltype(timeval::tv_usec)>(rest.count())};
    setsockopt(own.number(), SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(own.number(), generic(*address), sizeof *address) != 0)
        return {errno != ENOENT && errno != ECONNREFUSED, {}};
    if (!isOwn(own.number()) || !sendWhole(own.number(), line))
        return {};
    QByteArray said;
    bool mayGoOn = true;
    const QDeadlineTimer deadline(wait);
    while (mayGoOn && said.size() < longestAnswer && !said.endsWith('\n')) {
        pollfd readable{own.number(), POLLIN, 0};
        if (poll(&readable, 1, static_cast<int>(deadline.remainingTime())) == 0)
            return {};
        mayGoOn = readMore(own.number(), said, longestAnswer);
    }
    return {true, said.endsWith('\n') ? said : QByteArray()};
}

} // namespace mentat
