#include "ui/heats/day/heat_clock.h"

#include "ui/heats/heat_text.h"
#include "ui/heats/shown_heat.h"
#include "ui/itemmodels/time_text.h"

#include <QApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString clockText(const VenueTime& time) {
    return timeText(time.time());
}

/// "1:19"
QString hoursText(qint64 minutes) {
    return u"%1:%2"_s.arg(minutes / 60).arg(minutes % 60, 2, 10, QChar(u'0'));
}

} // namespace

HeatClock::HeatClock(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book) {
    setObjectName(u"heatClock"_s);
    setTextFormat(Qt::PlainText);
    connect(&m_tick, &QTimer::timeout, this, &HeatClock::showTime);
    m_book.followEvent(this, &HeatClock::showTime);
    m_tick.start(1000);
    showTime();
}

void HeatClock::showTime() {
    if (!m_book.hasEvent())
        return;
    if (isFinalsHour(m_book.event(), m_book.now())) {
        const FinalTimes times = *finalTimes(m_book.event());
        show(text(times),
             ClockPhase{m_book.eventId(), std::nullopt, finalPhase(times, m_book.now())});
        return;
    }
    const Heat* heat = shownHeat(m_book, heatOfTheHour(m_book.event(), m_book.now()));
    const QString shown = heat ? text(*heat) : QString();
    const auto times = heat ? heatTimes(m_book.event().settings, heat->details) : std::nullopt;
    if (times)
        show(shown, ClockPhase{m_book.eventId(), heat->number, heatPhase(*times, m_book.now())});
    else
        show(shown, std::nullopt);
}

void HeatClock::show(const QString& shown, const std::optional<ClockPhase>& now) {
    keepAwake(now);
    callPhase(now);
    if (shown == QLabel::text())
        return;
    setText(shown);
    setAccessibleName(shown.isEmpty() ? tr("No heat is running") : shown);
}

// That another heat has its turn, or another event is looked at, calls nobody.
void HeatClock::callPhase(const std::optional<ClockPhase>& now) {
    const auto before = std::exchange(m_phase, now);
    const bool isSameClock
        = before && now && before->event == now->event && before->heat == now->heat;
    if (!isSameClock || before->phase == now->phase || !m_pageContext.preferences.choices().sound)
        return;
    QApplication::beep();
    QApplication::alert(window());
    Q_EMIT phaseCalled();
}

void HeatClock::keepAwake(const std::optional<ClockPhase>& now) {
    const bool runs = now && now->phase != HeatPhase::Before && now->phase != HeatPhase::Over;
    if (!runs)
        m_awake.reset();
    else if (!m_awake && m_pageContext.bus)
        m_awake = std::make_unique<SleepInhibitor>(*m_pageContext.bus, tr("Mentat"),
                                                   tr("A heat is running"));
}

QString HeatClock::text(const FinalTimes& times) const {
    const VenueTime now = m_book.now();
    const auto until = [&](const VenueTime& moment) { return hoursText(now.minutesTo(moment)); };
    if (!times.isPlaying)
        return now.minutesTo(times.start) > 0
                   ? tr("The final starts in %1").arg(until(times.start))
                   : tr("The final was due at %1").arg(clockText(times.start));
    if (!times.end)
        return tr("Final · %1 played, no clock").arg(hoursText(times.start.minutesTo(now)));
    switch (finalPhase(times, now)) {
    case HeatPhase::Over: return tr("Final · time up at %1").arg(clockText(*times.end));
    case HeatPhase::LastTurns:
        return tr("Final · no new turn · ends %1, %2 left")
            .arg(clockText(*times.end), until(*times.end));
    default: break;
    }
    if (times.lastTurn)
        return tr("Final · no new turn from %1 · %2 left")
            .arg(clockText(*times.lastTurn), until(*times.end));
    return tr("Final · ends %1 · %2 left").arg(clockText(*times.end), until(*times.end));
}

QString HeatClock::text(const Heat& heat) const {
    const auto times = heatTimes(m_book.event().settings, heat.details);
    if (!times)
        return {};
    const VenueTime now = m_book.now();
    const auto until = [&](const VenueTime& moment) { return hoursText(now.minutesTo(moment)); };
    const QString name = heatName(heat);
    switch (heatPhase(*times, now)) {
    case HeatPhase::Before: return tr("%1 starts in %2").arg(name, until(times->start));
    case HeatPhase::Grace:
        return tr("%1 · latecomers until %2 · %3 left")
            .arg(name, clockText(times->graceEnd), until(times->end));
    case HeatPhase::Underway:
        if (times->lastTurn == times->end) // nothing is played in turns
            return tr("%1 · ends %2 · %3 left").arg(name, clockText(times->end), until(times->end));
        return tr("%1 · no new turn from %2 · %3 left")
            .arg(name, clockText(times->lastTurn), until(times->end));
    case HeatPhase::LastTurns:
        return tr("%1 · no new turn · ends %2, %3 left")
            .arg(name, clockText(times->end), until(times->end));
    case HeatPhase::Over: return tr("%1 · time up at %2").arg(name, clockText(times->end));
    }
    return {};
}

} // namespace mentat
