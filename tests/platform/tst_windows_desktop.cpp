#include "app/platform/color_scheme.h"
#include "app/platform/sleep_inhibitor.h"
#include "tests/support/test_program.h"

#include <QAbstractEventDispatcher>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <windows.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_windows_desktop {

/// What Windows offers in place of the buses of a desktop.
class TestWindowsDesktop : public QObject {
    Q_OBJECT

private:
    const QString m_key = u"AppsUseLightTheme"_s;
    QSettings m_registry{
        u"HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"_s,
        QSettings::NativeFormat};
    QVariant m_before;

    void choose(int light) {
        m_registry.setValue(m_key, light);
        m_registry.sync();
    }

    /// As the windows of a program are told.
    static void tellWindows(const wchar_t* setting) {
        MSG message{};
        message.message = WM_SETTINGCHANGE;
        message.lParam = reinterpret_cast<LPARAM>(setting);
        qintptr result = 0;
        QAbstractEventDispatcher::instance()->filterNativeEvent("windows_generic_MSG", &message,
                                                                &result);
    }

    /// What the thread had asked for; it asks for nothing afterwards.
    static EXECUTION_STATE asked() { return SetThreadExecutionState(ES_CONTINUOUS); }

private Q_SLOTS:
    void initTestCase() { m_before = m_registry.value(m_key); }
    void cleanupTestCase() {
        if (m_before.isValid())
            m_registry.setValue(m_key, m_before);
        else
            m_registry.remove(m_key);
    }

    void theColorSchemeIsFollowed() {
        choose(0);
        DesktopBus bus;
        const ColorScheme scheme(bus);
        QCOMPARE(scheme.wish(), std::optional(ColorScheme::Wish::Dark));
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        choose(1);
        tellWindows(L"intl");
        QCOMPARE(changed.count(), 0);
        tellWindows(L"ImmersiveColorSet");
        QCOMPARE(changed.count(), 1);
        QCOMPARE(scheme.wish(), std::optional(ColorScheme::Wish::Light));
        tellWindows(L"ImmersiveColorSet");
        QCOMPARE(changed.count(), 1);
    }

    void theScreenStaysOnWhileSomebodyAsksForIt() {
        DesktopBus bus;
        {
            const SleepInhibitor inhibitor(bus, u"Mentat"_s, u"heat 2"_s);
            QVERIFY(asked() & ES_DISPLAY_REQUIRED);
        }
        QVERIFY(!(asked() & ES_DISPLAY_REQUIRED));
    }

    void whoGoesFirstLeavesItOnForTheOther() {
        DesktopBus bus;
        auto first = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 1"_s);
        const SleepInhibitor second(bus, u"Mentat"_s, u"heat 2"_s);
        first.reset();
        QVERIFY(asked() & ES_DISPLAY_REQUIRED);
    }
};

} // namespace mentat::test::tst_windows_desktop

MENTAT_TEST(tst_windows_desktop, TestWindowsDesktop, QCoreApplication)
#include "tst_windows_desktop.moc"
