#pragma once

#include "app/platform/sleep_inhibitor.h"
#include "scoring/heats/clock/final_times.h"
#include "ui/desk/page.h"

#include <QLabel>
#include <QTimer>

namespace mentat {

/// The clock of the heat or final that is on, at the right of every page's header: until when
/// somebody may come late, the last turn may begin, and the heat ends. Computed from the time of
/// day: a restart loses nothing.
class HeatClock : public QLabel {
    Q_OBJECT

public:
    explicit HeatClock(const PageContext& pageContext);

Q_SIGNALS:
    /// Another phase of the same clock has begun, and the person wants to be told.
    void phaseCalled();

private:
    /// Whose phase it is: of a heat, or of the final.
    struct ClockPhase {
        EventId event;
        std::optional<HeatNumber> heat; // absent: the final
        HeatPhase phase;
    };

    void showTime();
    void show(const QString& text, const std::optional<ClockPhase>& now);
    [[nodiscard]] QString text(const Heat& heat) const;
    [[nodiscard]] QString text(const FinalTimes& times) const;
    /// Sound and a window alert where they are switched on.
    void callPhase(const std::optional<ClockPhase>& now);
    /// The screen stays on while a heat runs.
    void keepAwake(const std::optional<ClockPhase>& now);

    PageContext m_pageContext;
    OpenBook& m_book;
    QTimer m_tick;
    std::optional<ClockPhase> m_phase;
    std::unique_ptr<SleepInhibitor> m_awake;
};

} // namespace mentat
