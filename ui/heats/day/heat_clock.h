#pragma once

#include "app/platform/sleep_inhibitor.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/desk/page.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace mentat {

class IconLabel;

/// The texts of the clock: its figure, and what the figure counts, before and after it.
struct HeatClockWords {
    QString before;
    QString figure{}; // empty: there is nothing to count
    QString behind{};
    bool isUrgent = false; // no turn may begin, or time is up
};

/// The clock of the current heat or final, at the right of every page's header: the remaining time
/// as the loudest figure of the window, and next to it the deadline for latecomers, or the time
/// after which no turn may begin. Computed from the time of day: a restart loses nothing.
class HeatClock : public QWidget {
    Q_OBJECT

public:
    explicit HeatClock(const PageContext& pageContext);

    /// The whole text, as one line.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The next phase of the same clock has begun, and the user wants to be told.
    void phaseCalled();

private:
    struct ClockPhase {
        EventId event;
        RoundId round;
        HeatPhase phase;
    };

    void showTime();
    void show(const HeatClockWords& words, const std::optional<ClockPhase>& now);
    [[nodiscard]] HeatClockWords wordsOf(const Heat& heat) const;
    [[nodiscard]] HeatClockWords wordsOf(const FinalTimes& times) const;
    /// From now until this moment, as the figure shows it.
    [[nodiscard]] QString until(const VenueTime& moment) const;
    [[nodiscard]] qint64 secondsTo(const VenueTime& moment) const;
    /// Sound and a window alert if they are on.
    void callPhase(const std::optional<ClockPhase>& now);
    /// Keeps the screen on while a heat runs.
    void keepAwake(const std::optional<ClockPhase>& now);

    PageContext m_pageContext;
    OpenBook& m_book;
    IconLabel* m_urgent;
    QLabel* m_before;
    QLabel* m_figure;
    QLabel* m_behind;
    QTimer m_tick;
    std::optional<ClockPhase> m_phase;
    std::unique_ptr<SleepInhibitor> m_awake;
};

} // namespace mentat
