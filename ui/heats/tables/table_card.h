#pragma once

#include "model/rounds/round.h"
#include "reports/wording/wording.h"
#include "ui/heats/tables/seat_list.h"

#include <QFrame>
#include <QScrollArea>

#include <functional>
#include <vector>

class QLabel;
class QGridLayout;

namespace mentat {

class TextLabel;

/// The content of a table's card.
struct TableFace {
    TableNumber table;
    QString title; // "Table 1 · expansion"
    QString state; // "not started", "playing since 13:04"
    QString cost;  // of repeated pairings, if the draw avoids them
    bool locked = false;
    int free = 0; // seats that are not taken, before the table is over
    std::vector<SeatLine> seats;
    friend bool operator==(const TableFace&, const TableFace&) = default;
};

/// The cost of dropping a player on a table, shown by its frame during a drag: nothing that the
/// draw avoids, or something.
enum class DropSign { None, Free, Costs };

class DropFrame;

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
    /// Until the drag leaves the card, or ends.
    void setDropSign(DropSign sign);
    [[nodiscard]] DropSign dropSign() const;

Q_SIGNALS:
    void menuWanted(const QPoint& globalPlace);
    /// A player was dropped: on a seated player, or on the table.
    void dropped(const mentat::PlayerId& player, const std::optional<mentat::PlayerId>& onto);
    /// A player is dragged over the card: asks for the cost of dropping them here.
    void draggedOver(const mentat::PlayerId& player, const std::optional<mentat::PlayerId>& onto,
                     const QPoint& globalPlace);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::optional<PlayerId> seatedAt(const QPoint& place) const;

    std::optional<TableFace> m_face;
    TextLabel* m_title;
    QLabel* m_lock;
    QLabel* m_state;
    QLabel* m_cost;
    QLabel* m_free;
    SeatList* m_seats;
    DropFrame* m_frame;
};

/// The round's tables as cards. Shows repeated pairings only if the draw avoids them.
[[nodiscard]] std::vector<TableFace> tableFaces(const Event& event, const Round& round,
                                                const Wording& wording);
/// Whether repeated pairings are shown with a change of seats: not for a heat drawn by pure chance.
[[nodiscard]] bool tellsRepeats(const Round& round);

/// Previews of unseated tables; each with its place in this order.
[[nodiscard]] std::vector<TableFace> facesToCome(const Event& event, const std::vector<Game>& games,
                                                 const std::vector<PlayerId>& order);

/// Tables as cards, as many side by side as fit.
class CardArea : public QScrollArea {
    Q_OBJECT

public:
    explicit CardArea(QWidget* parent = nullptr);

    /// prepare: called once for each new card.
    void showFaces(const std::vector<TableFace>& faces,
                   const std::function<void(TableCard&)>& prepare);
    [[nodiscard]] const std::vector<TableCard*>& cards() const { return m_cards; }
    /// As high as all its cards: its container scrolls.
    void showWhole();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int columnsOf(int cardWidth) const;
    [[nodiscard]] int fittingColumns() const;
    /// Of all cards in this many columns, in pixels.
    [[nodiscard]] int heightIn(int columns) const;
    void layOut();

    std::vector<TableCard*> m_cards;
    QGridLayout* m_grid;
    int m_columns = 0;
    bool m_isWhole = false;
};

} // namespace mentat
