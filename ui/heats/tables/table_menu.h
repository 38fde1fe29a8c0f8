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
    void addTableActs(const Game& game);
    void voidTable();

    OpenBook& m_book;
    HeatNumber m_heat;
    TableNumber m_table;
};

} // namespace mentat
