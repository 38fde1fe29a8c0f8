#include "app/platform/colour_scheme.h"
#include "app/platform/portal_setting.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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
    const auto* setting
        = new PortalSetting(bus, u"org.freedesktop.appearance"_s, u"color-scheme"_s, this);
    connect(setting, &PortalSetting::told, this,
            [this](const QVariant& value) { take(wishIn(value)); });
}

} // namespace mentat
