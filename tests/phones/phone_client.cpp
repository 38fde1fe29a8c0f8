#include "tests/phones/phone_client.h"

namespace mentat::test {

PhoneClient::PhoneClient(quint16 port, const QString& from)
    : m_host("127.0.0.1:" + QByteArray::number(port)) {
    QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket,
                     [this] { m_received += m_socket.readAll(); });
    QObject::connect(&m_socket, &QTcpSocket::disconnected, &m_socket, [this] { m_isOver = true; });
    QObject::connect(&m_socket, &QTcpSocket::errorOccurred, &m_socket, [this] { m_isOver = true; });
    if (!from.isEmpty())
        m_socket.bind(QHostAddress(from));
    m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
}

void PhoneClient::send(const QByteArray& bytes) {
    m_socket.write(bytes);
}

void PhoneClient::get(const QByteArray& target) {
    send("GET " + target + " HTTP/1.1\r\nHost: " + m_host + "\r\n\r\n");
}

void PhoneClient::post(const QByteArray& target, const QByteArray& form, const QByteArray& cookie) {
    const QByteArray kept = cookie.isEmpty() ? QByteArray() : "\r\nCookie: " + cookie;
    send("POST " + target + " HTTP/1.1\r\nHost: " + m_host + "\r\nOrigin: http://" + m_host + kept
         + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: "
         + QByteArray::number(form.size()) + "\r\n\r\n" + form);
}

int PhoneClient::status() const {
    return m_received.startsWith("HTTP/1.1 ") ? m_received.mid(9, 3).toInt() : 0;
}

QByteArray PhoneClient::body() const {
    const qsizetype begin = m_received.indexOf("\r\n\r\n");
    return begin < 0 ? QByteArray() : m_received.mid(begin + 4);
}

bool PhoneClient::hasHeader(const QByteArray& line) const {
    return m_received.left(m_received.indexOf("\r\n\r\n") + 2)
        .contains(QByteArray("\r\n" + line + "\r\n"));
}

} // namespace mentat::test
