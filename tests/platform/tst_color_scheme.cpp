#include "app/platform/color_scheme.h"
#include "tests/platform/private_bus.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QDBusMessage>
#include <QDBusVariant>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_color_scheme {

namespace {

using Wish = ColorScheme::Wish;

const QString appearance = u"org.freedesktop.appearance"_s;
const QString colorScheme = u"color-scheme"_s;

/// The settings portal of a desktop.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit Portal(PrivateBus& bus, const QVariant& value)
        : m_value(value)
        , m_connection(bus.join(u"portal"_s)) {
        m_connection.registerObject(u"/org/freedesktop/portal/desktop"_s, this,
                                    QDBusConnection::ExportAllSlots
                                        | QDBusConnection::ExportAllSignals);
        m_connection.registerService(u"org.freedesktop.portal.Desktop"_s);
    }
    ~Portal() override { PrivateBus::leave(u"portal"_s); }

    void tell(const QString& group, const QString& key, const QVariant& value) {
        Q_EMIT SettingChanged(group, key, QDBusVariant(value));
    }

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): the portal's name
    QDBusVariant Read(const QString& group, const QString& key) {
        const bool isIt = group == appearance && key == colorScheme;
        // as the portals do: a variant within the variant
        return QDBusVariant(isIt ? QVariant::fromValue(QDBusVariant(m_value)) : QVariant(u"?"_s));
    }

Q_SIGNALS:
    // NOLINTNEXTLINE(readability-identifier-naming): the portal's name
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    QVariant m_value;
    QDBusConnection m_connection;
};

} // namespace

class TestColorScheme : public QObject {
    Q_OBJECT

private:
    PrivateBus m_bus;

private Q_SLOTS:
    void thePortalTellsTheWish_data() {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << QVariant(1U) << true;
        QTest::newRow("light") << QVariant(2U) << false;
    }
    void thePortalTellsTheWish() {
        QFETCH(QVariant, value);
        QFETCH(bool, dark);
        const Portal portal(m_bus, value);
        DesktopBus bus(m_bus.address(), {});
        ColorScheme scheme(bus);
        QVERIFY(!scheme.wish()); // asked, but not waited for
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        QVERIFY(changed.wait(patience));
        QCOMPARE(scheme.wish(), std::optional(dark ? Wish::Dark : Wish::Light));
    }

    void aChangeIsFollowed() {
        Portal portal(m_bus, 2U);
        DesktopBus bus(m_bus.address(), {});
        ColorScheme scheme(bus);
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        QVERIFY(changed.wait(patience));
        portal.tell(appearance, colorScheme, 1U);
        QVERIFY(changed.wait(patience));
        QCOMPARE(scheme.wish(), std::optional(Wish::Dark));
        portal.tell(appearance, colorScheme, 0U);
        QVERIFY(changed.wait(patience));
        QCOMPARE(scheme.wish(), std::nullopt);
        QCOMPARE(changed.count(), 3);
    }

    void otherSettingsAndNonsenseAreNoWish() {
        Portal portal(m_bus, 1U);
        DesktopBus bus(m_bus.address(), {});
        ColorScheme scheme(bus);
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        QVERIFY(changed.wait(patience));
        portal.tell(appearance, u"contrast"_s, 2U);
        portal.tell(u"org.gnome.desktop.interface"_s, colorScheme, 2U);
        portal.tell(appearance, colorScheme, 1U);
        portal.tell(appearance, colorScheme, u"prefer-light"_s);
        QVERIFY(changed.wait(patience));
        QCOMPARE(scheme.wish(), std::nullopt);
        portal.tell(appearance, colorScheme, 7U);
        portal.tell(appearance, colorScheme, 2U);
        QVERIFY(changed.wait(patience));
        QCOMPARE(changed.count(), 3); // dark, none, light
    }

    // Whoever else is on the bus is not the portal.
    void anotherProgramCannotSayIt() {
        DesktopBus bus(m_bus.address(), {});
        Portal portal(m_bus, 1U);
        ColorScheme scheme(bus);
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        QVERIFY(changed.wait(patience));
        const QDBusConnection stranger = m_bus.join(u"stranger"_s);
        QDBusMessage told
            = QDBusMessage::createSignal(u"/org/freedesktop/portal/desktop"_s,
                                         u"org.freedesktop.portal.Settings"_s, u"SettingChanged"_s);
        told << appearance << colorScheme << QVariant::fromValue(QDBusVariant(2U));
        QVERIFY(stranger.send(told));
        portal.tell(appearance, colorScheme, 0U);
        QVERIFY(changed.wait(patience));
        QCOMPARE(scheme.wish(), std::nullopt);
        QCOMPARE(changed.count(), 2);
        PrivateBus::leave(u"stranger"_s);
    }

    void aPortalThatComesLaterIsHeard() {
        DesktopBus bus(m_bus.address(), {});
        ColorScheme scheme(bus);
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        Portal portal(m_bus, 1U);
        QVERIFY(QTest::qWaitFor(
            [&] {
                portal.tell(appearance, colorScheme, 1U);
                return scheme.wish().has_value();
            },
            patience));
        QCOMPARE(scheme.wish(), std::optional(Wish::Dark));
    }

    void withoutABusThereIsNoWish() {
        DesktopBus none({}, {});
        const ColorScheme scheme(none);
        QCoreApplication::processEvents();
        QVERIFY(!scheme.wish());
        DesktopBus gone(u"unix:path=/nowhere"_s, u"unix:path=/nowhere"_s);
        const ColorScheme other(gone);
        QCoreApplication::processEvents();
        QVERIFY(!other.wish());
    }
};

} // namespace mentat::test::tst_color_scheme

MENTAT_TEST(tst_color_scheme, TestColorScheme, QCoreApplication)
#include "tst_color_scheme.moc"
