#pragma once

#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "ui/desk/open_book.h"

#include <QDialog>
#include <QMenu>

#include <functional>
#include <vector>

class QAction;
class QLineEdit;

namespace mentat {

struct HeatsWindow;

/// What a menu's acts are about: the table, and the player of the chosen seat.
struct ChosenSeat {
    const Event& event;
    GameAddress place;
    const Game& game;
    std::optional<PlayerId> player; // absent: no seat is chosen
    VenueTime now;
};

/// An act on a table or one of its seats.
struct TableAct {
    QAction* action;
    std::function<bool(const ChosenSeat&)> canDo;
};

/// The acts on one table, and on one of its seats, in addition to seating players.
class TableMenu : public QMenu {
    Q_OBJECT

public:
    /// chosen: the seat; absent: none.
    TableMenu(OpenBook& book, const HeatsWindow& format, const GameAddress& place,
              const std::optional<PlayerId>& chosen, QWidget* parent = nullptr);

    /// Adds the page's acts, of which only the possible ones are enabled.
    void add(const std::vector<TableAct>& acts, const ChosenSeat& chosen);

private:
    /// whose: the player who can own the action.
    void addClocks(const HeatsWindow& format, const Game& game,
                   const std::optional<PlayerId>& whose);
    void addTableActs(const Game& game);

    OpenBook& m_book;
    GameAddress m_place;
};

/// H9: asks who drew which seat at a table, by the current seats.
class SeatsDrawnDialog : public QDialog {
    Q_OBJECT

public:
    /// seats: the number of players at the table.
    SeatsDrawnDialog(TableNumber table, int seats, QWidget* parent = nullptr);

    /// "3 1 2 4", with or without spaces: the player now in seat 3 drew the first seat. 0 for
    /// anything that is not a number.
    [[nodiscard]] std::vector<int> seats() const;

private:
    QLineEdit* m_seats;
};

} // namespace mentat
