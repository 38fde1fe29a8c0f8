#pragma once

#include "ui/heats/tables/table_card.h"

#include <QScrollArea>

#include <functional>
#include <vector>

class QGridLayout;

namespace mentat {

/// Tables as cards, as many side by side as have room.
class CardArea : public QScrollArea {
    Q_OBJECT

public:
    explicit CardArea(QWidget* parent = nullptr);

    /// prepare: done once to each card that is new.
    void showFaces(const std::vector<TableFace>& faces,
                   const std::function<void(TableCard&)>& prepare);
    [[nodiscard]] const std::vector<TableCard*>& cards() const { return m_cards; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int columnsOf(int cardWidth) const;
    [[nodiscard]] int fittingColumns() const;
    /// Of all cards in so many columns, in pixels.
    [[nodiscard]] int heightIn(int columns) const;
    void layOut();

    std::vector<TableCard*> m_cards;
    QGridLayout* m_grid;
    int m_columns = 0;
};

} // namespace mentat
