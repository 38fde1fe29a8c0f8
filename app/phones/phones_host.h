#pragma once

#include "app/phones/phones_site.h"

#include <QObject>
#include <QTimer>

#include <deque>

namespace mentat {

/// The room as the window has it: begins and ends the server, hands it newer views, and does at the
/// desk what phones ask, on the window's own thread, one act at a time between two keys.
class PhonesHost : public QObject {
    Q_OBJECT

public:
    /// Of one event of the session. The clock is also read on the server's thread.
    PhonesHost(Session& session, EventId event, const Clock& clock, QObject* parent = nullptr);
    /// Phones that wait are cut.
    ~PhonesHost() override;

    [[nodiscard]] tl::expected<void, PhonesObstacle> start(const QString& address, quint16 port,
                                                           std::shared_ptr<const PhonesView> view,
                                                           const PhonesLimits& limits = {});
    void stop();
    [[nodiscard]] bool isRunning() const { return m_server != nullptr; }
    /// Of the server that runs.
    [[nodiscard]] quint16 port() const { return m_server->port(); }
    [[nodiscard]] PhonesRefusals refusals() const { return m_server->refusals(); }
    [[nodiscard]] int connections() const { return m_server->connections(); }

    /// What phones read from now on.
    void show(std::shared_ptr<const PhonesView> view);
    void setRule(PhoneRule rule) { m_desk.setRule(rule); }
    /// From now on there is a second desk, with a new PIN, or none.
    void setSecondDesk(bool isOpen) { m_desk.second().setOpen(isOpen); }
    /// Empty: there is none.
    [[nodiscard]] QString pin() const { return m_desk.second().pin(); }
    [[nodiscard]] bool isSecondDeskLocked() const { return m_desk.second().isLockedForAll(); }

Q_SIGNALS:
    /// Around each act: what changes in between is a phone's.
    void beginsToAct();
    void hasActed();
    /// Somebody came in, waits, or could not be checked in.
    void news(const mentat::PhonesNews& news);
    /// An assistant came to the second desk, could not, or could not do something.
    void assistantNews(const mentat::AssistantNews& news);
    /// So many wrong codes came from there that no more are taken for a while.
    void lockedOut(const QString& address);
    /// All connections are taken, most by this address. Once a minute at most.
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
    std::deque<DeskRequest> m_due;              // no more than there are connections
    std::vector<AssistantNews> m_assistantNews; // of the act that is done
    QTimer m_turn;                              // until the window has done what came before
};

} // namespace mentat
