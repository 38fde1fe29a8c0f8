#pragma once

#include "ui/heats/tables/seat_list.h"

#include <QFrame>

class QLabel;

namespace mentat {

class TextLabel;

/// A table as its card shows it.
struct TableFace {
    TableNumber table;
    QString title; // "Table 1 · expansion"
    QString state; // "not started", "playing since 13:04"
    QString cost;  // of people meeting again, where the draw avoids it
    bool locked = false;
    int free = 0; // seats that are not taken, before the table is over
    std::vector<SeatLine> seats;
    friend bool operator==(const TableFace&, const TableFace&) = default;
};

/// One table of the heat.
class TableCard : public QFrame {
    Q_OBJECT

public:
    explicit TableCard(QWidget* parent = nullptr);

    void setFace(const TableFace& face);
    [[nodiscard]] TableNumber table() const { return m_face->table; }
    [[nodiscard]] SeatList& seats() { return *m_seats; }
    /// With every name whole, in pixels.
    [[nodiscard]] int wholeWidth() const;

Q_SIGNALS:
    void menuWanted(const QPoint& globalPlace);
    /// Somebody was dropped: on a seated player, or on the table.
    void dropped(const mentat::PlayerId& player, const std::optional<mentat::PlayerId>& onto);
    /// Somebody is dragged over the card: what dropping them here would cost is wanted.
    void draggedOver(const mentat::PlayerId& player, const std::optional<mentat::PlayerId>& onto,
                     const QPoint& globalPlace);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] std::optional<PlayerId> seatedAt(const QPoint& place) const;

    std::optional<TableFace> m_face;
    TextLabel* m_title;
    QLabel* m_lock;
    QLabel* m_state;
    QLabel* m_cost;
    QLabel* m_free;
    SeatList* m_seats;
};

} // namespace mentat
