#pragma once

#include "ui/desk/open_book.h"

#include <QMenu>

namespace mentat {

/// What can be done with one table, and with one seat of it, beside seating people.
class TableMenu : public QMenu {
    Q_OBJECT

public:
    /// chosen: the seat; absent: none.
    TableMenu(OpenBook& book, HeatNumber heat, TableNumber table,
              const std::optional<PlayerId>& chosen, QWidget* parent = nullptr);

private:
    void addFactions(const Game& game, const Seat& seat);
    void addTrades(const Game& game, const Seat& seat);
    void addTableActs(const Game& game);
    /// chosen: whose action is timed, where it is one player's; absent: nobody in particular.
    void addClocks(const std::optional<PlayerId>& chosen);
    void voidTable();

    OpenBook& m_book;
    HeatNumber m_heat;
    TableNumber m_table;
};

} // namespace mentat
