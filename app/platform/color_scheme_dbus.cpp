#include "app/platform/color_scheme_dbus.h"

#include "app/platform/color_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString service = u"org.freedesktop.portal.Desktop"_s;
const QString portalPath = u"/org/freedesktop/portal/desktop"_s;
const QString settings = u"org.freedesktop.portal.Settings"_s;

/// Read() wraps the value in one more variant than the signal does.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

PortalSetting::PortalSetting(DesktopBus& bus, QString group, QString key, QObject* parent)
    : QObject(parent)
    , m_group(std::move(group))
    , m_key(std::move(key)) {
    QDBusConnection session = bus.session();
    session.connect(service, portalPath, settings, u"SettingChanged"_s, this,
                    SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(service, portalPath, settings, u"Read"_s);
    call << m_group << m_key;
    auto* watcher = new QDBusPendingCallWatcher(session.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            Q_EMIT told(unwrapped(reply.value().variant()));
    });
}

void PortalSetting::settingChanged(const QString& group, const QString& key,
                                   const QDBusVariant& value) {
    if (group == m_group && key == m_key)
        Q_EMIT told(unwrapped(value.variant()));
}

namespace {

std::optional<ColorScheme::Wish> wishIn(const QVariant& value) {
    if (value.typeId() != QMetaType::UInt)
        return std::nullopt;
    switch (value.toUInt()) {
    case 1: return ColorScheme::Wish::Dark;
    case 2: return ColorScheme::Wish::Light;
    default: return std::nullopt;
    }
}

} // namespace

ColorScheme::ColorScheme(DesktopBus& bus, QObject* parent) : QObject(parent) {
    const auto* setting
        = new PortalSetting(bus, u"org.freedesktop.appearance"_s, u"color-scheme"_s, this);
    connect(setting, &PortalSetting::told, this,
            [this](const QVariant& value) { take(wishIn(value)); });
}

} // namespace mentat

#include "moc_color_scheme_dbus.cpp"
