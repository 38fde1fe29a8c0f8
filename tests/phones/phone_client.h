#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QTcpSocket>

#include <optional>

namespace mentat::test {

/// A phone at a socket of its own, from an address of its own where one is given: it sends what it
/// is told and keeps all that comes back.
class PhoneClient {
public:
    explicit PhoneClient(quint16 port, const QString& from = {});
    PhoneClient(const PhoneClient&) = delete;
    PhoneClient& operator=(const PhoneClient&) = delete;

    void send(const QByteArray& bytes);
    void get(const QByteArray& target);
    void post(const QByteArray& target, const QByteArray& form, const QByteArray& cookie = {});
    /// As if it were carried out of the room.
    void cut() {
        m_socket.abort();
        m_isOver = true;
    }

    /// The server has closed the connection, or never opened one.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] bool isConnected() const {
        return m_socket.state() == QAbstractSocket::ConnectedState;
    }
    [[nodiscard]] const QByteArray& received() const { return m_received; }
    /// Of what came; 0 where nothing did.
    [[nodiscard]] int status() const;
    [[nodiscard]] QByteArray body() const;
    [[nodiscard]] bool hasHeader(const QByteArray& line) const;

private:
    QTcpSocket m_socket;
    QByteArray m_received;
    QByteArray m_host;
    bool m_isOver = false;
};

} // namespace mentat::test
