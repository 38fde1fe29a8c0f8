#pragma once

#include "model/event.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QScrollArea;

namespace mentat {

class TableCard;

/// The tables of a stage as they would be seated, as cards: who sits with whom, each with the place
/// among those who came (H9).
class StageCards : public QWidget {
    Q_OBJECT

public:
    explicit StageCards(QWidget* parent = nullptr);

    /// order: who plays, in the order of seeding.
    void showTables(const Event& event, const std::vector<Game>& games,
                    const std::vector<PlayerId>& order);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();

    std::vector<TableCard*> m_cards;
    QScrollArea* m_area;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace mentat
