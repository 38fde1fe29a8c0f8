#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace mentat {

class WrappingRow;
struct SummaryFigure;

/// A player's card in figures: what the number is stands below it. As many side by side as have
/// room.
class PlayerFigures : public QWidget {
    Q_OBJECT

public:
    explicit PlayerFigures(QWidget* parent = nullptr);

    /// Hidden where there are none.
    void show(const std::vector<SummaryFigure>& figures);

private:
    struct Figure {
        QWidget* whole;
        QLabel* value;
        QLabel* caption;
    };
    void add();

    WrappingRow* m_row;
    std::vector<Figure> m_figures; // those that are not shown are kept for the next player
};

} // namespace mentat
