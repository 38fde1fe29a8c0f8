#include "ui/heats/clock/running_clocks.h"

#include "app/session/rounds/round_acts.h"

#include <algorithm>

namespace mentat {

namespace {

// So that no second is passed over.
constexpr int fiveTimesASecond = 200;

} // namespace

RunningClocks::RunningClocks(OpenBook& book, QObject* parent) : QObject(parent), m_book(book) {
    m_tick.setInterval(fiveTimesASecond);
    connect(&m_tick, &QTimer::timeout, this, &RunningClocks::look);
    connect(&m_book, &OpenBook::draftsChanged, this, &RunningClocks::look);
    connect(&m_book, &OpenBook::eventChosen, this, &RunningClocks::look);
    look();
}

void RunningClocks::dismiss(const CalledClock& clock) {
    m_book.succeeded(dismissClock(m_book.session(), m_book.eventId(), clock));
}

void RunningClocks::look() {
    const QDateTime now = m_book.nowUtc();
    m_all = m_book.hasEvent() ? calledClocks(m_book.session(), m_book.eventId())
                              : std::vector<CalledClock>();
    m_shown = inOrder(m_all, now);
    if (m_shown.empty())
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    const auto before = std::exchange(m_running, {});
    std::vector<CalledClock> over;
    for (const CalledClock& clock : m_shown) {
        if (!isOver(clock, now))
            m_running.push_back(clock);
        else if (std::find(before.begin(), before.end(), clock) != before.end())
            over.push_back(clock);
    }
    Q_EMIT looked();
    for (const CalledClock& clock : over)
        Q_EMIT ranOut(clock);
}

} // namespace mentat
