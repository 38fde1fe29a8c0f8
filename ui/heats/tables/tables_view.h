#pragma once

#include "scoring/seat_change.h"
#include "ui/desk/page.h"

#include <vector>

class QAction;

namespace mentat {

class CardArea;
class SeatChoices;
class TableCard;
class WalkList;
struct HeatsWindow;

/// The tables of the heat as cards. Seats are chosen by the arrow keys, and changed by the actions,
/// or by dragging somebody to another table.
class TablesView : public QWidget {
    Q_OBJECT

public:
    TablesView(const PageContext& pageContext, const HeatsWindow& format);

    void setHeat(std::optional<HeatNumber> heat);
    /// Where can somebody sit who comes now?
    void seatLatecomer(const PlayerId& player);
    /// Back to the seat that is selected; false where none is.
    bool focusSelected();
    /// All that have not started yet.
    void startAll();
    /// For the page's menu and its keys.
    [[nodiscard]] const std::vector<QAction*>& tableActions() const { return m_actions; }

Q_SIGNALS:
    /// Something was done at the tables, refused or given up: what is typed next belongs elsewhere.
    void acted();

private:
    void makeActions();
    void connectCard(TableCard& card);
    void showTables();
    [[nodiscard]] const Heat* heat() const;
    [[nodiscard]] TableCard* focused() const;
    [[nodiscard]] std::optional<PlayerId> chosenPlayer() const;
    void focusNext(const TableCard& from, int direction);
    void showMenu(const QPoint& globalPlace);

    void offerMoves(bool startedToo);
    void offerMovesOf(const PlayerId& player, bool startedToo);
    void offerNewTable();
    void offerForSmallTable();
    void addTable();
    void leave();
    void toggleLock();
    /// A start far from the heat's time is asked about once.
    [[nodiscard]] bool asksAboutStart();
    void startTable();
    void endNow();
    void dropOn(const TableCard& card, const PlayerId& player, const std::optional<PlayerId>& onto);
    void showDropCost(const TableCard& card, const PlayerId& player,
                      const std::optional<PlayerId>& onto, const QPoint& globalPlace);
    [[nodiscard]] Result<std::vector<SeatChange>>
    dropChoices(const TableCard& card, const PlayerId& player, const std::optional<PlayerId>& onto);
    void offer(const QString& title, const Result<std::vector<SeatChange>>& choices);
    void perform(const Result<Change>& change);

    OpenBook& m_book;
    const HeatsWindow& m_format;
    std::optional<HeatNumber> m_heat;
    std::vector<QAction*> m_actions;
    CardArea* m_area;
    SeatChoices* m_choices;
    WalkList* m_walk;
    std::optional<HeatNumber> m_askedToStart;
};

} // namespace mentat
