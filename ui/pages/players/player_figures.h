#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace mentat {

class WrappingRow;
struct SummaryFigure;

/// A player's card in figures, each with its meaning below. As many side by side as fit.
class PlayerFigures : public QWidget {
    Q_OBJECT

public:
    explicit PlayerFigures(QWidget* parent = nullptr);

    /// Hidden without any.
    void show(const std::vector<SummaryFigure>& figures);

private:
    struct Figure {
        QWidget* whole;
        QLabel* value;
        QLabel* caption;
    };
    void add();

    WrappingRow* m_row;
    std::vector<Figure> m_figures; // hidden ones are kept for the next player
};

} // namespace mentat
