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

/// The clocks that were called in the event that is worked on (R8), as of now: looked at again and
/// again while there is one, and each time computed from the time of day.
class RunningClocks : public QObject {
    Q_OBJECT

public:
    explicit RunningClocks(OpenBook& book, QObject* parent = nullptr);

    /// Those to be seen; the one that ends first in front, what is long over last.
    [[nodiscard]] const std::vector<CalledClock>& shown() const { return m_shown; }
    /// With the dismissed ones.
    [[nodiscard]] const std::vector<CalledClock>& all() const { return m_all; }

    void dismiss(const CalledClock& clock);

Q_SIGNALS:
    /// There may be other clocks, or less of them may remain.
    void looked();
    /// While somebody looked on.
    void ranOut(const mentat::CalledClock& clock);

private:
    void look();

    OpenBook& m_book;
    std::vector<CalledClock> m_all;
    std::vector<CalledClock> m_shown;
    std::vector<CalledClock> m_running; // when it was last looked
    QTimer m_tick;
};

/// What stands before a called clock: a clock while it runs, a warning once it is over.
void showClockIcon(QLabel& label, bool isOver);

/// The clocks that were called, of all tables, each until it is dismissed: what remains, and at
/// zero what is done then (R8). Takes no room while there is none, and is scrolled where there are
/// more than have room.
class ClockPanel : public DownArea {
    Q_OBJECT

public:
    /// parent: in which it shows itself as soon as there is a clock.
    ClockPanel(OpenBook& book, std::span<const ClockWords> words, QWidget& parent);

    /// As high as the clocks are at its width.
    [[nodiscard]] QSize sizeHint() const override;
    /// The first rows are whole, whatever the page above wants.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The last one was dismissed here: the focus has no place any more.
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
        std::optional<bool> isOver{}; // as the icon says
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
