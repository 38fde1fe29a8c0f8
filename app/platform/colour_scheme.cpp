#include "app/platform/colour_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// https://flatpak.github.io/xdg-desktop-portal, org.freedesktop.portal.Settings
const QString service = u"org.freedesktop.portal.Desktop"_s;
const QString portalPath = u"/org/freedesktop/portal/desktop"_s;
const QString settings = u"org.freedesktop.portal.Settings"_s;
const QString appearance = u"org.freedesktop.appearance"_s;
const QString colourSchemeKey = u"color-scheme"_s;

/// Read() wraps its answer once more than the signal does.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

std::optional<ColourScheme::Wish> wishIn(const QVariant& value) {
    if (value.typeId() != QMetaType::UInt)
        return std::nullopt;
    switch (value.toUInt()) {
    case 1: return ColourScheme::Wish::Dark;
    case 2: return ColourScheme::Wish::Light;
    default: return std::nullopt;
    }
}

} // namespace

ColourScheme::ColourScheme(DesktopBus& bus, QObject* parent) : QObject(parent) {
    QDBusConnection session = bus.session();
    session.connect(service, portalPath, settings, u"SettingChanged"_s, this,
                    SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(service, portalPath, settings, u"Read"_s);
    call << appearance << colourSchemeKey;
    auto* watcher = new QDBusPendingCallWatcher(session.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            take(reply.value().variant());
    });
}

void ColourScheme::settingChanged(const QString& group, const QString& key,
                                  const QDBusVariant& value) {
    if (group == appearance && key == colourSchemeKey)
        take(value.variant());
}

void ColourScheme::take(const QVariant& value) {
    const auto wish = wishIn(unwrapped(value));
    if (wish == m_wish)
        return;
    m_wish = wish;
    Q_EMIT changed();
}

} // namespace mentat
