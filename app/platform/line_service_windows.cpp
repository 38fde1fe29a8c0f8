#include "app/platform/line_service.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QTimer>

#include <windows.h>

namespace mentat {

namespace {

class QtLineService final : public LineService {
public:
    QtLineService(const Limits& limits, Answering answering)
        : m_limits(limits)
        , m_answering(std::move(answering)) {
        QObject::connect(&m_server, &QLocalServer::newConnection, &m_server, [this] { welcome(); });
    }

    [[nodiscard]] bool listenAt(const QString& path) {
        QLocalServer::removeServer(path);
        // Only the same user may connect.
        m_server.setSocketOptions(QLocalServer::UserAccessOption);
        return m_server.listen(path);
    }

private:
    void welcome() {
        while (QLocalSocket* guest = m_server.nextPendingConnection()) {
            if (m_guests >= m_limits.mostGuests) {
                guest->abort();
                guest->deleteLater();
                continue;
            }
            ++m_guests;
            QObject::connect(guest, &QObject::destroyed, &m_counting, [this] { --m_guests; });
            QObject::connect(guest, &QLocalSocket::disconnected, guest, &QObject::deleteLater);
            QObject::connect(guest, &QLocalSocket::readyRead, guest,
                             [this, guest] { read(guest); });
            guest->setReadBufferSize(m_limits.longestLine + 1);
            QTimer::singleShot(m_limits.patience, guest, &QLocalSocket::abort);
            read(guest);
        }
    }

    void read(QLocalSocket* guest) {
        if (!guest->canReadLine()) {
            if (guest->bytesAvailable() > m_limits.longestLine)
                guest->abort();
            return;
        }
        const auto answer = m_answering(guest->readLine());
        if (!answer) {
            guest->abort();
            return;
        }
        // One line per client, which still counts until it disconnects.
        QObject::disconnect(guest, &QLocalSocket::readyRead, nullptr, nullptr);
        guest->write(*answer);
        guest->disconnectFromServer();
    }

    Limits m_limits;
    Answering m_answering;
    int m_guests = 0;
    QLocalServer m_server;
    QObject m_counting; // destroyed before the members it uses
};

/// Windows lets only the foreground program, or one that it allows, raise a window: the program
/// just started allows the one that it asks.
void allowToComeToFront(const QLocalSocket& socket) {
    ULONG process = 0;
    const auto pipe = reinterpret_cast<HANDLE>(socket.socketDescriptor());
    if (GetNamedPipeServerProcessId(pipe, &process))
        AllowSetForegroundWindow(process);
}

} // namespace

std::unique_ptr<LineService> LineService::listen(const QString& path, const Limits& limits,
                                                 Answering answering) {
    auto service = std::make_unique<QtLineService>(limits, std::move(answering));
    if (!service->listenAt(path))
        return nullptr;
    return service;
}

LineAnswer askLine(const QString& path, const QByteArray& line, std::chrono::milliseconds wait,
                   qsizetype longestAnswer) {
    const int milliseconds = static_cast<int>(wait.count());
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(milliseconds)) {
        const auto error = socket.error();
        const bool nobody = error == QLocalSocket::ServerNotFoundError
                            || error == QLocalSocket::ConnectionRefusedError;
        return {!nobody, {}};
    }
    allowToComeToFront(socket);
    socket.setReadBufferSize(longestAnswer);
    socket.write(line);
    while (!socket.canReadLine() && socket.bytesAvailable() < longestAnswer) {
        if (!socket.waitForReadyRead(milliseconds))
            return {};
    }
    return {true, socket.canReadLine() ? socket.readLine() : QByteArray()};
}

} // namespace mentat
