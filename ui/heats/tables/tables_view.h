#pragma once

#include "model/rounds/round.h"
#include "scoring/seat_change.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/heats/tables/table_card.h"
#include "ui/heats/tables/table_menu.h"

#include <vector>

class QAction;

namespace mentat {

struct HeatsWindow;
class SeatChoices;
class WalkList;

/// The tables of a round as cards. Arrow keys select seats; actions, or dragging a player to
/// another table, change them.
class TablesView : public QWidget {
    Q_OBJECT

public:
    TablesView(const PageContext& pageContext, const HeatsWindow& format);

    void showRound(const std::optional<RoundId>& round);
    /// Finds a seat for a player who comes now.
    void seatLatecomer(const PlayerId& player);
    /// No seat has the focus: letters do nothing until an arrow key or a click selects one.
    void rest();
    /// As high as all its tables: its container scrolls.
    void showWhole();
    /// To a seat of the table; absent: of the first one.
    void focusTable(std::optional<TableNumber> table = {});
    /// The table of the selected seat.
    [[nodiscard]] std::optional<TableNumber> selectedTable() const;
    /// The table of the last act; absent: it was not at a table.
    [[nodiscard]] std::optional<TableNumber> tableOfAct() const { return m_tableOfAct; }
    /// All that have not started yet.
    void startAll();
    /// The table of the selected seat, or the only one.
    void endNow();
    /// For the page's menu and its keys.
    [[nodiscard]] const std::vector<QAction*>& tableActions() const { return m_actions; }
    /// Those of them that need no seat.
    [[nodiscard]] const std::vector<QAction*>& roundActions() const { return m_ofRound; }

Q_SIGNALS:
    /// An act at the tables was done, refused or abandoned: typing continues elsewhere.
    void acted();
    /// The sheet of a table: Enter at a seat of an advanced round, or the end of its only game.
    void sheetWanted(const mentat::GameAddress& place);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeActions();
    void connectCard(TableCard& card);
    void showTables();
    [[nodiscard]] std::optional<Round> round() const;
    [[nodiscard]] TableCard* focused() const;
    /// Absent: of the first table; nullptr: there is none.
    [[nodiscard]] TableCard* cardOf(std::optional<TableNumber> table) const;
    [[nodiscard]] TableCard* cardToActAt();
    [[nodiscard]] std::optional<PlayerId> playerToActAt();
    [[nodiscard]] std::optional<PlayerId> chosenPlayer() const;
    void focusNext(const TableCard& from, int direction);
    void showMenu(const QPoint& globalPlace);

    void sayNoSeat(const PlayerId& player);
    void offerMoves(bool startedToo);
    void offerMovesOf(const PlayerId& player, bool startedToo);
    void offerNewTable();
    void offerForSmallTable();
    void addTable();
    void leave();
    void toggleLock();
    /// Confirms a start far from the round's time once.
    [[nodiscard]] bool asksAboutStart();
    /// Confirms a start before the rules' requirements are met.
    [[nodiscard]] bool asksAboutLacking();
    void startTable();
    void makeVoid();
    void enterSeats();
    /// act: of one table; called with its address.
    void atTable(Result<Change> (*act)(const Event&, const GameAddress&));
    void dropOn(TableCard& card, const PlayerId& player, const std::optional<PlayerId>& onto);
    /// Before the drop: the frame of the card, and a tip with its effect and cost.
    void showDropCost(TableCard& card, const PlayerId& player, const std::optional<PlayerId>& onto,
                      const QPoint& globalPlace);
    [[nodiscard]] QString dropText(const SeatChange& change) const;
    [[nodiscard]] Result<std::vector<SeatChange>>
    dropChoices(const TableCard& card, const PlayerId& player, const std::optional<PlayerId>& onto);
    void offer(const QString& title, const Result<std::vector<SeatChange>>& choices);
    /// Whether it was done.
    bool perform(const Result<Change>& change);

    OpenBook& m_book;
    const HeatsWindow& m_format;
    std::optional<RoundId> m_round;
    std::vector<QAction*> m_actions;
    std::vector<QAction*> m_ofRound;
    std::vector<TableAct> m_ofMenu;
    CardArea* m_area;
    SeatChoices* m_choices;
    WalkList* m_walk;
    std::optional<RoundId> m_askedToStart;
    QString m_askedLacking;
    std::optional<TableNumber> m_tableOfAct; // its seats may have changed
    /// The last question during a drag, which moves much more often than it reaches another seat; a
    /// drag ends before anything changes.
    struct Drag {
        TableNumber table;
        PlayerId player;
        std::optional<PlayerId> onto;
        friend bool operator==(const Drag&, const Drag&) = default;
    };
    std::optional<Drag> m_drag;
    QString m_dragText;
    DropSign m_dragSign = DropSign::None;
};

} // namespace mentat
