#pragma once

#include "app/phones/phones_site.h"

#include <QObject>
#include <QTimer>

#include <deque>

namespace mentat {

/// The phones' room in the window: starts and stops the server, passes it newer views, and performs
/// phones' requests on the window's thread, one act at a time between two keystrokes.
class PhonesHost : public QObject {
    Q_OBJECT

public:
    /// For one event of the session. The clock is also read on the server's thread.
    PhonesHost(Session& session, EventId event, const Clock& clock, QObject* parent = nullptr);
    /// Disconnects waiting phones.
    ~PhonesHost() override;

    [[nodiscard]] tl::expected<void, PhonesObstacle> start(const QString& address, quint16 port,
                                                           std::shared_ptr<const PhonesView> view,
                                                           const PhonesLimits& limits = {});
    void stop();
    [[nodiscard]] bool isRunning() const { return m_server != nullptr; }
    /// The server must be running.
    [[nodiscard]] quint16 port() const { return m_server->port(); }
    [[nodiscard]] PhonesRefusals refusals() const { return m_server->refusals(); }
    [[nodiscard]] int connections() const { return m_server->connections(); }

    /// The view for phones from now on.
    void show(std::shared_ptr<const PhonesView> view);
    void setRule(PhoneRule rule) { m_desk.setRule(rule); }
    /// Opens a second desk with a new PIN, or closes it.
    void setSecondDesk(bool isOpen) { m_desk.second().setOpen(isOpen); }
    /// Empty: closed.
    [[nodiscard]] QString pin() const { return m_desk.second().pin(); }
    [[nodiscard]] bool isSecondDeskLocked() const { return m_desk.second().isLockedForAll(); }

Q_SIGNALS:
    /// Emitted around each act: changes in between are a phone's.
    void beginsToAct();
    void hasActed();
    /// A guest was checked in, waits, or could not be checked in.
    void news(const mentat::PhonesNews& news);
    /// An assistant signed in, failed to, or could not do something.
    void assistantNews(const mentat::AssistantNews& news);
    /// Too many wrong codes from this address: it is locked out for a while.
    void lockedOut(const QString& address);
    /// All connections are in use, most by this address. At most once a minute.
    void crowded(const QString& address);

private:
    void take(DeskRequest request);
    void actNext();
    void act(const DeskRequest& request);
    [[nodiscard]] PhonesReply answer(const DeskRequest& request, std::optional<PhonesNews>& what);

    PhonesDesk m_desk;
    const Clock& m_clock;
    std::shared_ptr<CurrentView> m_view;
    std::unique_ptr<PhonesServer> m_server;
    std::deque<DeskRequest> m_due;              // at most one per connection
    std::vector<AssistantNews> m_assistantNews; // of the current act
    QTimer m_turn;                              // until the window has handled earlier events
};

} // namespace mentat
