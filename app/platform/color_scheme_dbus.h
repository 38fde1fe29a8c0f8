#pragma once

#include "app/platform/desktop_bus.h"

#include <QString>

class QDBusVariant;
class QVariant;

namespace mentat {

/// A desktop setting from the settings portal (https://flatpak.github.io/xdg-desktop-portal,
/// org.freedesktop.portal.Settings).
class PortalSetting : public QObject {
    Q_OBJECT

public:
    /// Asks without waiting for the answer. The bus must outlive it.
    PortalSetting(DesktopBus& bus, QString group, QString key, QObject* parent);

Q_SIGNALS:
    /// The initial value, and each new one. Never emitted without a portal.
    void told(const QVariant& value);

private Q_SLOTS: // QtDBus calls slots by name
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    QString m_group;
    QString m_key;
};

} // namespace mentat
