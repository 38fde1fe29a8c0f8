#include "app/platform/color_scheme.h"

#include <QAbstractNativeEventFilter>
#include <QCoreApplication>
#include <QSettings>

#include <windows.h>

#include <functional>
#include <string_view>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<ColorScheme::Wish> wishInRegistry() {
    const QSettings settings(
        u"HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"_s,
        QSettings::NativeFormat);
    bool isNumber = false;
    const int usesLight = settings.value(u"AppsUseLightTheme"_s).toInt(&isNumber);
    if (!isNumber) // before Windows 10
        return std::nullopt;
    return usesLight == 0 ? ColorScheme::Wish::Dark : ColorScheme::Wish::Light;
}

/// Windows notifies each window, and names the changed setting by a string.
bool isAboutColors(const MSG& message) {
    const auto* about = reinterpret_cast<const wchar_t*>(message.lParam);
    return message.message == WM_SETTINGCHANGE && about
           && std::wstring_view(about) == L"ImmersiveColorSet";
}

/// Calls back on a change of the desktop's colors.
class ColorWatch final : public QObject, public QAbstractNativeEventFilter {
public:
    ColorWatch(std::function<void()> changed, QObject* parent)
        : QObject(parent)
        , m_changed(std::move(changed)) {
        QCoreApplication::instance()->installNativeEventFilter(this);
    }

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* /*result*/) override {
        if (type == "windows_generic_MSG" && isAboutColors(*static_cast<const MSG*>(message)))
            m_changed();
        return false; // others need the message too
    }

private:
    std::function<void()> m_changed;
};

} // namespace

ColorScheme::ColorScheme(DesktopBus& /*bus*/, QObject* parent)
    : QObject(parent)
    , m_wish(wishInRegistry()) {
    new ColorWatch([this] { take(wishInRegistry()); }, this);
}

} // namespace mentat
