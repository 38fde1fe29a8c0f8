#include "app/platform/desktop_bus.h"

#include <QDBusConnection>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Qt keeps connections by name, so each bus has its own.
QString newName() {
    return u"mentat-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

struct DesktopBus::Connections {
    QDBusConnection session;
    QDBusConnection system;

    ~Connections() {
        QDBusConnection::disconnectFromBus(session.name());
        QDBusConnection::disconnectFromBus(system.name());
    }
};

DesktopBus::DesktopBus()
    : m_connections(
        new Connections{QDBusConnection::connectToBus(QDBusConnection::SessionBus, newName()),
                        QDBusConnection::connectToBus(QDBusConnection::SystemBus, newName())}) {}

DesktopBus::DesktopBus(const QString& sessionAddress, const QString& systemAddress)
    : m_connections(new Connections{QDBusConnection::connectToBus(sessionAddress, newName()),
                                    QDBusConnection::connectToBus(systemAddress, newName())}) {}

DesktopBus::~DesktopBus() = default;

QDBusConnection DesktopBus::session() const {
    return m_connections->session;
}

QDBusConnection DesktopBus::system() const {
    return m_connections->system;
}

} // namespace mentat

#include "moc_desktop_bus.cpp"
