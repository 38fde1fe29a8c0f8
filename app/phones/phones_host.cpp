#include "app/phones/phones_host.h"

#include "app/phones/phones_forms.h"
#include "app/session/people/known_people.h"

namespace mentat {

PhonesHost::PhonesHost(Session& session, EventId event, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_desk(session, event)
    , m_clock(clock) {
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, &PhonesHost::actNext);
    m_desk.second().setNews([this](const AssistantNews& news) { m_assistantNews.push_back(news); });
    const auto forget = [this] { m_desk.forgetNames(); };
    connect(&session, &Session::peopleChanged, this, forget);
    connect(&session, &Session::bookReset, this, forget);
    connect(&session, &Session::eventChanged, this, [this](EventId, const Change& change) {
        if (concernsNames(change))
            m_desk.forgetNames();
    });
}

PhonesHost::~PhonesHost() {
    stop();
}

tl::expected<void, PhonesObstacle> PhonesHost::start(const QString& address, quint16 port,
                                                     std::shared_ptr<const PhonesView> view,
                                                     const PhonesLimits& limits) {
    stop();
    m_view = std::make_shared<CurrentView>(std::move(view));
    // Called on the server's thread, which ends before this object.
    const auto toDesk = [this](DeskRequest request) {
        QMetaObject::invokeMethod(
            this, [this, request = std::move(request)] { take(request); }, Qt::QueuedConnection);
    };
    const auto toldLocked = [this](const QString& from) {
        QMetaObject::invokeMethod(
            this, [this, from] { Q_EMIT lockedOut(from); }, Qt::QueuedConnection);
    };
    const auto toldCrowded = [this](const QString& from) {
        QMetaObject::invokeMethod(
            this, [this, from] { Q_EMIT crowded(from); }, Qt::QueuedConnection);
    };
    auto server = PhonesServer::start(
        address, port,
        [view = m_view, &clock = m_clock, toDesk, toldLocked, toldCrowded] {
            return std::make_unique<PhonesSite>(view, clock, toDesk, toldLocked, toldCrowded);
        },
        limits);
    if (!server)
        return tl::unexpected(server.error());
    m_server = *std::move(server);
    return {};
}

void PhonesHost::stop() {
    m_server.reset();
    m_due.clear();
    m_turn.stop();
}

void PhonesHost::show(std::shared_ptr<const PhonesView> view) {
    if (m_view)
        m_view->set(std::move(view));
}

// One per timer event: posted events would all run before the next key press.
void PhonesHost::take(DeskRequest request) {
    m_due.push_back(std::move(request));
    if (!m_turn.isActive())
        m_turn.start(0);
}

void PhonesHost::actNext() {
    if (m_due.empty())
        return;
    const DeskRequest request = std::move(m_due.front());
    m_due.pop_front();
    if (!m_due.empty())
        m_turn.start(0);
    act(request);
}

// An exception in one request must not end the window or other requests.
PhonesReply PhonesHost::answer(const DeskRequest& request, std::optional<PhonesNews>& what) {
    try {
        return m_desk.answer(*request.view, request.act, what);
    } catch (const std::exception& fault) {
        logRoomFault(QStringLiteral("an act of a phone"), fault);
        return {500, refusalPageOf(*request.view, 500)};
    }
}

void PhonesHost::act(const DeskRequest& request) {
    // The phone was told to retry, or has disconnected.
    if (!m_server || !request.ticket->claim())
        return;
    std::optional<PhonesNews> what;
    Q_EMIT beginsToAct();
    PhonesReply reply = answer(request, what);
    Q_EMIT hasActed();
    request.ticket->answer(std::move(reply));
    if (what)
        Q_EMIT news(*what);
    for (const AssistantNews& one : std::exchange(m_assistantNews, {}))
        Q_EMIT assistantNews(one);
}

} // namespace mentat

#include "moc_phones_host.cpp"
