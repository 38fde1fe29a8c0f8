#include "ui/heats/day/heat_clock.h"

#include "ui/desk/widget_parts.h"
#include "ui/heats/shown_round.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QLabel>

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString clockText(const VenueTime& time) {
    return timeText(time.time());
}

} // namespace

HeatClock::HeatClock(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_urgent(named(new IconLabel(16), u"heatClockUrgent"_s))
    , m_before(new TextLabel(TextLevel::Weak))
    , m_figure(named(new TextLabel(TextLevel::Fact), u"heatClockFigure"_s))
    , m_behind(new TextLabel(TextLevel::Weak)) {
    setObjectName(u"heatClock"_s);
    addParts(new BaselineRow(this, space::small), {m_urgent, m_before, m_figure, m_behind});
    m_urgent->setLineIcon(LineIcon::Warning, &Colors::warning);
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
        show(wordsOf(times),
             ClockPhase{m_book.eventId(), times.round, finalPhase(times, m_book.now())});
        return;
    }
    const Heat* heat = shownHeat(m_book, heatOfTheHour(m_book.event(), m_book.now()));
    const auto times = heat ? heatTimes(m_book.event().settings, heat->details) : std::nullopt;
    if (times)
        show(wordsOf(*heat),
             ClockPhase{m_book.eventId(), heat->number, heatPhase(*times, *heat, m_book.now())});
    else
        show({}, std::nullopt);
}

QString HeatClock::text() const {
    QStringList parts{m_before->text(), m_figure->text(), m_behind->text()};
    parts.removeAll(QString());
    return parts.join(u' ');
}

void HeatClock::show(const HeatClockWords& words, const std::optional<ClockPhase>& now) {
    keepAwake(now);
    callPhase(now);
    const auto say = [](QLabel& label, const QString& text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    };
    m_urgent->setVisible(words.isUrgent);
    say(*m_before, words.before);
    say(*m_figure, words.figure);
    say(*m_behind, words.behind);
    // Change the name only when the words do: a screen reader must not speak every second.
    const QString spoken = words.before.isEmpty() ? tr("No heat is running") : words.before;
    if (spoken != accessibleName())
        setAccessibleName(spoken);
}

qint64 HeatClock::secondsTo(const VenueTime& moment) const {
    return m_book.now().minutesTo(moment) * 60 - m_book.nowUtc().time().second();
}

QString HeatClock::until(const VenueTime& moment) const {
    return runningText(std::max<qint64>(0, secondsTo(moment)));
}

// A change to another heat or event makes no sound.
void HeatClock::callPhase(const std::optional<ClockPhase>& now) {
    const auto before = std::exchange(m_phase, now);
    const bool isSameClock
        = before && now && before->event == now->event && before->round == now->round;
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

HeatClockWords HeatClock::wordsOf(const FinalTimes& times) const {
    const bool isFinal = times.round == finalName();
    if (!times.isPlaying) {
        if (m_book.now().minutesTo(times.start) > 0)
            return {isFinal ? tr("The final starts in")
                            : tr("%1 starts in").arg(times.round.text()),
                    until(times.start)};
        const QString scheduled = clockText(times.start);
        return {isFinal ? tr("The final was scheduled for %1").arg(scheduled)
                        : tr("%1 was scheduled for %2").arg(times.round.text(), scheduled)};
    }
    const QString name = isFinal ? tr("Final") : times.round.text();
    if (!times.end)
        return {tr("%1 · no clock").arg(name), runningText(-secondsTo(times.start)),
                tr("played", "of the time before it")};
    const QString left = tr("left", "of the time before it");
    const QString end = clockText(*times.end);
    switch (finalPhase(times, m_book.now())) {
    case HeatPhase::Over: return {tr("%1 · time was up at %2").arg(name, end), {}, {}, true};
    case HeatPhase::LastTurns:
        return {tr("%1 · last turn · ends %2").arg(name, end), until(*times.end), left, true};
    default: break;
    }
    if (times.lastTurn)
        return {tr("%1 · last turn starts by %2").arg(name, clockText(*times.lastTurn)),
                until(*times.end), left};
    return {tr("%1 · ends %2").arg(name, end), until(*times.end), left};
}

HeatClockWords HeatClock::wordsOf(const Heat& heat) const {
    const auto times = heatTimes(m_book.event().settings, heat.details);
    if (!times)
        return {};
    const QString name = heatName(heat);
    const QString left = tr("left", "of the time before it");
    switch (heatPhase(*times, heat, m_book.now())) {
    case HeatPhase::Before: return {tr("%1 starts in").arg(name), until(times->start)};
    case HeatPhase::Grace:
        return {tr("%1 · latecomers until %2").arg(name, clockText(times->graceEnd)),
                until(times->end), left};
    case HeatPhase::Underway:
        if (times->lastTurn == times->end) // the game has no turns
            return {tr("%1 · ends %2").arg(name, clockText(times->end)), until(times->end), left};
        return {tr("%1 · last turn starts by %2").arg(name, clockText(times->lastTurn)),
                until(times->end), left};
    case HeatPhase::LastTurns:
        return {tr("%1 · last turn · ends %2").arg(name, clockText(times->end)), until(times->end),
                left, true};
    case HeatPhase::Over:
        return {tr("%1 · time was up at %2").arg(name, clockText(times->end)), {}, {}, true};
    }
    return {};
}

} // namespace mentat

#include "moc_heat_clock.cpp"
