#include "app/platform/sleep_inhibitor.h"
#include "tests/platform/private_bus.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sleep_inhibitor {

namespace {

/// A screen saver or power manager: both hand out numbers and take them back.
class CookieService : public QObject, public QDBusContext {
    Q_OBJECT

public:
    CookieService(PrivateBus& bus, const QString& service, const QString& path)
        : m_service(service)
        , m_connection(bus.join(service)) {
        m_connection.registerObject(path, this, QDBusConnection::ExportAllSlots);
        m_connection.registerService(service);
    }
    ~CookieService() override { PrivateBus::leave(m_service); }

    [[nodiscard]] const QStringList& given() const { return m_given; }
    [[nodiscard]] const std::vector<uint>& takenBack() const { return m_takenBack; }
    void refuse() { m_refuses = true; }
    void answerLater() { m_answersLater = true; }
    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    void answerNow() { m_connection.send(m_waiting.createReply(uint(70 + m_given.size()))); }

protected:
    uint give(const QString& program, const QString& reason) {
        m_isAsked = true;
        if (m_refuses) {
            sendErrorReply(QDBusError::NotSupported);
            return 0;
        }
        m_given << program + u": "_s + reason;
        if (m_answersLater) {
            setDelayedReply(true);
            m_waiting = message();
        }
        return uint(70 + m_given.size());
    }
    void takeBack(uint cookie) { m_takenBack.push_back(cookie); }

private:
    QString m_service;
    QDBusConnection m_connection;
    QStringList m_given;
    std::vector<uint> m_takenBack;
    QDBusMessage m_waiting;
    bool m_refuses = false;
    bool m_answersLater = false;
    bool m_isAsked = false;
};

class ScreenSaver final : public CookieService {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    explicit ScreenSaver(PrivateBus& bus)
        : CookieService(bus, u"org.freedesktop.ScreenSaver"_s, u"/org/freedesktop/ScreenSaver"_s) {}

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): the desktop\'s name
    uint Inhibit(const QString& program, const QString& reason) { return give(program, reason); }
    // NOLINTNEXTLINE(readability-identifier-naming): the desktop\'s name
    void UnInhibit(uint cookie) { takeBack(cookie); }
};

class PowerManager final : public CookieService {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.PowerManagement.Inhibit")

public:
    explicit PowerManager(PrivateBus& bus)
        : CookieService(bus, u"org.freedesktop.PowerManagement"_s,
                        u"/org/freedesktop/PowerManagement/Inhibit"_s) {}

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): the desktop\'s name
    uint Inhibit(const QString& program, const QString& reason) { return give(program, reason); }
    // NOLINTNEXTLINE(readability-identifier-naming): the desktop\'s name
    void UnInhibit(uint cookie) { takeBack(cookie); }
};

/// Holds the screen awake until the file that it hands out is closed.
class LoginManager final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    explicit LoginManager(PrivateBus& bus) : m_connection(bus.join(u"login1"_s)) {
        m_connection.registerObject(u"/org/freedesktop/login1"_s, this,
                                    QDBusConnection::ExportAllSlots);
        m_connection.registerService(u"org.freedesktop.login1"_s);
    }
    ~LoginManager() override {
        PrivateBus::leave(u"login1"_s);
        if (m_end >= 0)
            close(m_end);
    }

    [[nodiscard]] const QStringList& asked() const { return m_asked; }
    /// Whether the program has closed the file, wherever it had it open.
    [[nodiscard]] bool isClosed() const {
        char byte = 0;
        return m_end >= 0 && read(m_end, &byte, 1) == 0;
    }

public Q_SLOTS:
    // NOLINTNEXTLINE(readability-identifier-naming): the desktop\'s name
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString& who, const QString& why,
                                    const QString& mode) {
        m_asked = {what, who, why, mode};
        int ends[2];
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
            qFatal("no pipe");
        m_end = ends[0];
        QDBusUnixFileDescriptor descriptor(ends[1]);
        close(ends[1]);
        return descriptor;
    }

private:
    QDBusConnection m_connection;
    QStringList m_asked;
    int m_end = -1;
};

} // namespace

class TestSleepInhibitor : public QObject {
    Q_OBJECT

private:
    PrivateBus m_session;
    PrivateBus m_system;

private Q_SLOTS:
    void theScreenSaverIsAskedAndThanked() {
        ScreenSaver saver(m_session);
        const PowerManager manager(m_session);
        DesktopBus bus(m_session.address(), m_system.address());
        {
            const SleepInhibitor inhibitor(bus, u"Mentat"_s, u"heat 2"_s);
            QVERIFY(saver.given().isEmpty()); // asked, but not waited for
            QTRY_COMPARE_WITH_TIMEOUT(saver.given(), QStringList{u"Mentat: heat 2"_s}, patience);
            QVERIFY(saver.takenBack().empty());
        }
        QTRY_COMPARE_WITH_TIMEOUT(saver.takenBack(), std::vector<uint>{71}, patience);
        QVERIFY(!manager.isAsked());
    }

    void twoInhibitorsAreTwoWishes() {
        ScreenSaver saver(m_session);
        DesktopBus bus(m_session.address(), {});
        auto first = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(saver.given().size(), 1, patience);
        const SleepInhibitor second(bus, u"Mentat"_s, u"heat 2"_s);
        QTRY_COMPARE_WITH_TIMEOUT(saver.given().size(), 2, patience);
        first.reset();
        QTRY_COMPARE_WITH_TIMEOUT(saver.takenBack(), std::vector<uint>{71}, patience);
    }

    void thePowerManagerIsAskedNext_data() {
        QTest::addColumn<bool>("saverRefuses");
        QTest::newRow("no screen saver") << false;
        QTest::newRow("one that refuses") << true;
    }
    void thePowerManagerIsAskedNext() {
        QFETCH(bool, saverRefuses);
        std::unique_ptr<ScreenSaver> saver;
        if (saverRefuses) {
            saver = std::make_unique<ScreenSaver>(m_session);
            saver->refuse();
        }
        PowerManager manager(m_session);
        DesktopBus bus(m_session.address(), m_system.address());
        auto inhibitor = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 2"_s);
        QTRY_COMPARE_WITH_TIMEOUT(manager.given(), QStringList{u"Mentat: heat 2"_s}, patience);
        inhibitor.reset();
        QTRY_COMPARE_WITH_TIMEOUT(manager.takenBack(), std::vector<uint>{71}, patience);
    }

    void theLoginManagerIsAskedLast_data() {
        QTest::addColumn<bool>("withSession");
        QTest::newRow("a session bus without services") << true;
        QTest::newRow("no session bus") << false;
    }
    void theLoginManagerIsAskedLast() {
        QFETCH(bool, withSession);
        const LoginManager login(m_system);
        DesktopBus bus(withSession ? m_session.address() : QString(), m_system.address());
        auto inhibitor = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 2"_s);
        QTRY_COMPARE_WITH_TIMEOUT(login.asked(),
                                  (QStringList{u"idle"_s, u"Mentat"_s, u"heat 2"_s, u"block"_s}),
                                  patience);
        QVERIFY(!login.isClosed());
        inhibitor.reset();
        QTRY_VERIFY_WITH_TIMEOUT(login.isClosed(), patience);
    }

    // The heat ended before the desktop answered: what it then grants is given back.
    void anAnswerThatComesTooLateIsGivenBack() {
        ScreenSaver saver(m_session);
        saver.answerLater();
        DesktopBus bus(m_session.address(), {});
        auto inhibitor = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 2"_s);
        QTRY_VERIFY_WITH_TIMEOUT(saver.isAsked(), patience);
        inhibitor.reset();
        saver.answerNow();
        QTRY_COMPARE_WITH_TIMEOUT(saver.takenBack(), std::vector<uint>{71}, patience);
    }

    void withoutABusNothingHappens() {
        for (const QString& address : {QString(), u"unix:path=/nowhere"_s}) {
            DesktopBus bus(address, address);
            auto inhibitor = std::make_unique<SleepInhibitor>(bus, u"Mentat"_s, u"heat 2"_s);
            QVERIFY(!bus.children().isEmpty());
            inhibitor.reset();
            QTRY_VERIFY_WITH_TIMEOUT(bus.children().isEmpty(), patience);
        }
    }
};

} // namespace mentat::test::tst_sleep_inhibitor

MENTAT_TEST(tst_sleep_inhibitor, TestSleepInhibitor, QCoreApplication)
#include "tst_sleep_inhibitor.moc"
