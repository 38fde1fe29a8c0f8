#include "app/platform/sleep_inhibitor.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>

#include <optional>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A service that returns a cookie for keeping awake, to be given back.
struct CookieService {
    const char* service;
    const char* path;
    const char* interface;

    [[nodiscard]] QDBusMessage call(const char* method) const {
        return QDBusMessage::createMethodCall(
            QString::fromLatin1(service), QString::fromLatin1(path), QString::fromLatin1(interface),
            QString::fromLatin1(method));
    }
};

// In the order of trying.
constexpr CookieService cookieServices[] = {
    {"org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"},
    {"org.freedesktop.PowerManagement", "/org/freedesktop/PowerManagement/Inhibit",
     "org.freedesktop.PowerManagement.Inhibit"}};

} // namespace

/// One request to stay awake, passed from service to service until one grants it.
class SleepInhibitor::Claim final : public QObject {
public:
    Claim(DesktopBus& bus, const QString& program, const QString& reason)
        : QObject(&bus)
        , m_bus(bus)
        , m_program(program)
        , m_reason(reason) {
        askCookie(0);
    }

    /// Gives back what is or will be granted.
    void release() {
        m_released = true;
        if (!m_pending)
            giveBack();
    }

private:
    void askCookie(size_t which) {
        if (which == std::size(cookieServices)) {
            askLoginManager();
            return;
        }
        QDBusMessage call = cookieServices[which].call("Inhibit");
        call << m_program << m_reason;
        ask(m_bus.session(), call, [this, which](const QDBusPendingCall& answer) {
            const QDBusPendingReply<uint> reply = answer;
            if (reply.isError()) {
                m_released ? giveBack() : askCookie(which + 1);
                return;
            }
            m_grantedBy = which;
            m_cookie = reply.value();
            settle();
        });
    }

    // https://www.freedesktop.org/wiki/Software/systemd/inhibit: lasts until the file is closed.
    void askLoginManager() {
        QDBusMessage call = QDBusMessage::createMethodCall(
            u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s,
            u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
        call << u"idle"_s << m_program << m_reason << u"block"_s;
        ask(m_bus.system(), call, [this](const QDBusPendingCall& answer) {
            const QDBusPendingReply<QDBusUnixFileDescriptor> reply = answer;
            if (reply.isValid())
                m_file = reply.value();
            settle();
        });
    }

    template <class Use>
    void ask(const QDBusConnection& connection, const QDBusMessage& call, Use use) {
        const QDBusPendingCall answer = connection.asyncCall(call);
        if (answer.isFinished()) { // without a bus, a watcher would never be notified
            use(answer);
            return;
        }
        m_pending = true;
        auto* watcher = new QDBusPendingCallWatcher(answer, this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, use] {
            m_pending = false;
            watcher->deleteLater();
            use(*watcher);
        });
    }

    void settle() {
        if (m_released)
            giveBack();
    }

    void giveBack() {
        if (m_grantedBy) {
            QDBusMessage call = cookieServices[*m_grantedBy].call("UnInhibit");
            call << m_cookie;
            m_bus.session().send(call);
        }
        deleteLater(); // closes the login manager's file
    }

    DesktopBus& m_bus;
    QString m_program;
    QString m_reason;
    bool m_pending = false;
    bool m_released = false;
    std::optional<size_t> m_grantedBy; // index in cookieServices
    uint m_cookie = 0;
    QDBusUnixFileDescriptor m_file;
};

SleepInhibitor::SleepInhibitor(DesktopBus& bus, const QString& program, const QString& reason)
    : m_claim(new Claim(bus, program, reason)) {}

SleepInhibitor::~SleepInhibitor() {
    if (m_claim)
        m_claim->release();
}

} // namespace mentat
