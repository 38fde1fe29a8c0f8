#pragma once

#include <QDBusConnection>
#include <QProcess>
#include <QTemporaryDir>

namespace mentat::test {

/// A message bus of the test's own: nobody is on it but those whom the test lets on.
class PrivateBus {
public:
    PrivateBus();
    ~PrivateBus();

    [[nodiscard]] const QString& address() const { return m_address; }
    /// A connection for a played service, under this name; it goes with leave().
    [[nodiscard]] QDBusConnection join(const QString& name);
    static void leave(const QString& name) { QDBusConnection::disconnectFromBus(name); }

private:
    QTemporaryDir m_folder;
    QProcess m_daemon;
    QString m_address;
};

} // namespace mentat::test
