#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "ui/look/fitting/areas.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace mentat {

class OpenBook;
class RunningClocks;

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
