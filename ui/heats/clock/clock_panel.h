#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "scoring/heats/clock/called_clock.h"
#include "ui/desk/open_book.h"
#include "ui/look/fitting/areas.h"

#include <QTimer>

class QLabel;
class QGridLayout;
class QPushButton;

namespace mentat {

/// The clocks called in the current event (R8), as of now: updated repeatedly while there is one,
/// each time computed from the time of day.
class RunningClocks : public QObject {
    Q_OBJECT

public:
    explicit RunningClocks(OpenBook& book, QObject* parent = nullptr);

    /// The visible clocks; the one that ends first in front, long expired ones last.
    [[nodiscard]] const std::vector<CalledClock>& shown() const { return m_shown; }
    /// Includes the dismissed ones.
    [[nodiscard]] const std::vector<CalledClock>& all() const { return m_all; }

    void dismiss(const CalledClock& clock);

Q_SIGNALS:
    /// The clocks or their remaining times may have changed.
    void looked();
    /// Only for a clock that runs out during this run.
    void ranOut(const mentat::CalledClock& clock);

private:
    void look();

    OpenBook& m_book;
    std::vector<CalledClock> m_all;
    std::vector<CalledClock> m_shown;
    std::vector<CalledClock> m_running; // at the last update
    QTimer m_tick;
};

/// The icon before a called clock: a clock while it runs, a warning once it is over.
void showClockIcon(QLabel& label, bool isOver);

/// The called clocks of all tables, each until it is dismissed: the remaining time, and at zero
/// what to do (R8). Takes no room without clocks, and scrolls if they have too little room.
class ClockPanel : public DownArea {
    Q_OBJECT

public:
    /// parent: the panel shows itself there as soon as there is a clock.
    ClockPanel(OpenBook& book, std::span<const ClockWords> words, QWidget& parent);

    /// As high as the clocks at its width.
    [[nodiscard]] QSize sizeHint() const override;
    /// The first rows are always whole, whatever the page above wants.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The last one was dismissed here: the focus needs another place.
    void emptied();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        CalledClock clock;
        QLabel* icon;
        QLabel* title;
        QLabel* state;
        QPushButton* done;
        std::optional<bool> isOver{}; // as shown by the icon
    };
    void showClocks();
    void makeRows(const std::vector<CalledClock>& clocks);
    void makeRow(const CalledClock& clock, int place);
    void showRow(Row& row);

    OpenBook& m_book;
    ClockWording m_wording;
    RunningClocks* m_clocks;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

} // namespace mentat
