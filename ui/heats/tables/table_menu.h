#pragma once

#include "model/rounds/round.h"
#include "ui/desk/open_book.h"

#include <QMenu>

namespace mentat {

struct HeatsWindow;

/// What can be done with one table, and with one seat of it, beside seating people.
class TableMenu : public QMenu {
    Q_OBJECT

public:
    /// chosen: the seat; absent: none.
    TableMenu(OpenBook& book, const HeatsWindow& format, const GameAddress& place,
              const std::optional<PlayerId>& chosen, QWidget* parent = nullptr);

private:
    /// whose: the player whose action it can be.
    void addClocks(const HeatsWindow& format, const std::optional<PlayerId>& whose);
    void addTableActs(const Game& game);

    OpenBook& m_book;
    GameAddress m_place;
};

} // namespace mentat
