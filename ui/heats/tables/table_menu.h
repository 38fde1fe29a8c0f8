#pragma once

#include "ui/desk/open_book.h"

#include <QMenu>

namespace mentat {

struct HeatsWindow;

/// What can be done with one table, and with one seat of it, beside seating people.
class TableMenu : public QMenu {
    Q_OBJECT

public:
    /// chosen: the seat; absent: none.
    TableMenu(OpenBook& book, const HeatsWindow& format, HeatNumber heat, TableNumber table,
              const std::optional<PlayerId>& chosen, QWidget* parent = nullptr);

private:
    /// whose: the player whose action it can be.
    void addClocks(const HeatsWindow& format, const std::optional<PlayerId>& whose);
    void addTableActs(const Game& game);
    void voidTable();

    OpenBook& m_book;
    HeatNumber m_heat;
    TableNumber m_table;
};

} // namespace mentat
