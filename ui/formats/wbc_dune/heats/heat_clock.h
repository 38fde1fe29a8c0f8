#pragma once

#include "app/platform/sleep_inhibitor.h"
#include "scoring/formats/wbc_dune/final_times.h"
#include "ui/frame/page.h"

#include <QLabel>
#include <QTimer>

namespace mentat {

/// The clock of the heat or final that is on, at the right of every page's header: until when
/// somebody may come late, the last turn may begin, and the heat ends. Computed from the time of
/// day: a restart loses nothing.
class HeatClock : public QLabel {
    Q_OBJECT

public:
    explicit HeatClock(const Surroundings& surroundings);

private:
    void showTime();
    void show(const QString& text, std::optional<HeatPhase> phase);
    [[nodiscard]] QString text(const Heat& heat) const;
    [[nodiscard]] QString text(const FinalTimes& times) const;
    /// Sound and a window alert where they are switched on.
    void callPhase(std::optional<HeatPhase> phase);
    /// The screen stays on while a heat runs.
    void keepAwake(std::optional<HeatPhase> phase);

    Surroundings m_surroundings;
    OpenBook& m_book;
    QTimer m_tick;
    std::optional<HeatPhase> m_phase;
    std::unique_ptr<SleepInhibitor> m_awake;
};

} // namespace mentat
