#pragma once

#include "app/platform/desktop_bus.h"

#include <QString>

class QDBusVariant;
class QVariant;

namespace mentat {

/// One setting of the desktop, as its settings portal tells it
/// (https://flatpak.github.io/xdg-desktop-portal, org.freedesktop.portal.Settings).
class PortalSetting : public QObject {
    Q_OBJECT

public:
    /// Asks, and does not wait for the answer. The bus must outlive it.
    PortalSetting(DesktopBus& bus, QString group, QString key, QObject* parent);

Q_SIGNALS:
    /// What it is, and then what it becomes. Nothing where there is no portal.
    void told(const QVariant& value);

private Q_SLOTS: // QtDBus finds what it calls by the names of slots
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    QString m_group;
    QString m_key;
};

} // namespace mentat
