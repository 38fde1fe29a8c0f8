#pragma once

#include "scoring/formats/wbc_dune/called_clock.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace mentat {

class OpenBook;
class RunningClocks;

/// The clocks that were called, of all tables, each until it is dismissed: what remains, and at
/// zero what is done then (R8). Takes no room while there is none.
class ClockPanel : public QFrame {
    Q_OBJECT

public:
    explicit ClockPanel(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The last one was dismissed here: the focus has no place any more.
    void emptied();

protected:
    void changeEvent(QEvent* event) override;

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
    RunningClocks* m_clocks;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

} // namespace mentat
