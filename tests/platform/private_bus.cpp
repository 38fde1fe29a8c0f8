#include "tests/platform/private_bus.h"

#include "tests/support/patience.h"

#include <QDBusError>
#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

// No service files: nothing of the machine is started because somebody asks for it.
const QByteArray configuration = R"(<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=%1</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
)";

} // namespace

PrivateBus::PrivateBus() {
    const QString path = m_folder.filePath(u"bus.conf"_s);
    QFile file(path);
    QByteArray text = configuration;
    text.replace("%1", m_folder.filePath(u"bus"_s).toUtf8());
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("the private bus could not be described");
    file.close();
    m_daemon.start(u"dbus-daemon"_s,
                   {u"--config-file="_s + path, u"--nofork"_s, u"--print-address"_s});
    if (!m_daemon.waitForReadyRead(patience))
        qFatal("dbus-daemon does not start: %s", m_daemon.readAllStandardError().constData());
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
}

PrivateBus::~PrivateBus() {
    m_daemon.kill();
    m_daemon.waitForFinished(patience);
}

QDBusConnection PrivateBus::join(const QString& name) {
    auto connection = QDBusConnection::connectToBus(m_address, name);
    if (!connection.isConnected())
        qFatal("the private bus takes nobody: %s", qPrintable(connection.lastError().message()));
    return connection;
}

} // namespace mentat::test
