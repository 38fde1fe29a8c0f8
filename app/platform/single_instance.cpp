#include "app/platform/single_instance.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>

#ifdef Q_OS_LINUX
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using namespace std::chrono_literals;

constexpr QByteArrayView understood("understood\n");
// Nobody starts more programs at once by hand; whoever does is no person.
constexpr int mostGuests = 8;
constexpr auto patience = 2s;
constexpr int betweenTries = 20; // milliseconds

/// Whether the program at the other end is of the same user.
bool isOwn([[maybe_unused]] const QLocalSocket& socket) {
#ifdef Q_OS_LINUX
    ucred peer{};
    socklen_t size = sizeof peer;
    const int descriptor = static_cast<int>(socket.socketDescriptor());
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0
           && peer.uid == geteuid();
#else
    return true; // the socket's own access rights decide
#endif
}

/// What tells this screen from others of the same person, as part of a file's name: a window there
/// cannot come to the front here.
QString screenName() {
    QString name;
    for (const char* variable : {"WAYLAND_DISPLAY", "DISPLAY"}) {
        if (name.isEmpty())
            name = qEnvironmentVariable(variable);
    }
    name.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
    return name;
}

} // namespace

QString SingleInstance::socketPath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : folder + u"/mentat-desk"_s + screenName();
}

SingleInstance::SingleInstance(QString socketPath, std::chrono::milliseconds answerWait,
                               QObject* parent)
    : QObject(parent)
    , m_socketPath(std::move(socketPath))
    , m_answerWait(answerWait) {}

// The guests go while they can still be counted.
SingleInstance::~SingleInstance() {
    m_server.reset();
}

SingleInstance::Start SingleInstance::start(const StartRequest& request) {
    if (m_socketPath.isEmpty() || !QFileInfo(QFileInfo(m_socketPath).absolutePath()).isDir())
        return Start::Alone;
    // Two starts at one moment must not both find nobody and take each other's socket away: only
    // who has the lock may listen. To hand over needs none, and so waits for nobody else's start.
    QLockFile starting(m_socketPath + u"-lock"_s);
    const QDeadlineTimer deadline(m_answerWait);
    do {
        const bool mayListen = starting.tryLock(betweenTries);
        const Answer answer = handOver(request);
        if (answer == Answer::Understood)
            return Start::HandedOver;
        if (answer == Answer::None)
            return Start::Alone;
        if (mayListen)
            return listen() ? Start::First : Start::Alone;
    } while (!deadline.hasExpired());
    return Start::Alone;
}

SingleInstance::Answer SingleInstance::handOver(const StartRequest& request) const {
    const int wait = static_cast<int>(m_answerWait.count());
    QLocalSocket socket;
    socket.connectToServer(m_socketPath);
    if (!socket.waitForConnected(wait)) {
        const auto error = socket.error();
        const bool nobody = error == QLocalSocket::ServerNotFoundError
                            || error == QLocalSocket::ConnectionRefusedError;
        return nobody ? Answer::Nobody : Answer::None;
    }
    if (!isOwn(socket))
        return Answer::None;
    socket.setReadBufferSize(understood.size());
    socket.write(lineOf(request));
    while (socket.bytesAvailable() < understood.size()) {
        if (!socket.waitForReadyRead(wait))
            return Answer::None;
    }
    return socket.readAll() == understood ? Answer::Understood : Answer::None;
}

bool SingleInstance::listen() {
    QLocalServer::removeServer(m_socketPath);
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::welcome);
    if (m_server->listen(m_socketPath))
        return true;
    m_server.reset();
    return false;
}

void SingleInstance::welcome() {
    while (QLocalSocket* guest = m_server->nextPendingConnection()) {
        if (m_guests >= mostGuests || !isOwn(*guest)) {
            guest->abort();
            guest->deleteLater();
            continue;
        }
        ++m_guests;
        connect(guest, &QObject::destroyed, this, [this] { --m_guests; });
        connect(guest, &QLocalSocket::disconnected, guest, &QObject::deleteLater);
        connect(guest, &QLocalSocket::readyRead, this, [this, guest] { read(guest); });
        guest->setReadBufferSize(longestRequest + 1);
        QTimer::singleShot(patience, guest, &QLocalSocket::abort);
        read(guest);
    }
}

void SingleInstance::read(QLocalSocket* guest) {
    if (!guest->canReadLine()) {
        if (guest->bytesAvailable() > longestRequest)
            guest->abort();
        return;
    }
    const auto request = readRequest(guest->readLine());
    if (!request) {
        guest->abort();
        return;
    }
    // One request a guest, who is still counted when it goes.
    disconnect(guest, &QLocalSocket::readyRead, this, nullptr);
    guest->write(understood.data(), understood.size());
    guest->disconnectFromServer();
    Q_EMIT asked(*request);
}

} // namespace mentat
