#include "ui/heats/tables/table_menu.h"

#include "app/session/heats/table_acts.h"
#include "model/heats/game_address.h"
#include "ui/dialogs/reason_dialog.h"
#include "ui/heats/heats_window.h"

#include <algorithm>

namespace mentat {

TableMenu::TableMenu(OpenBook& book, const HeatsWindow& format, HeatNumber heat, TableNumber table,
                     const std::optional<PlayerId>& chosen, QWidget* parent)
    : QMenu(parent)
    , m_book(book)
    , m_heat(heat)
    , m_table(table) {
    const Game* game = gameAt(book.event(), GameAddress{heat, table});
    if (!game)
        return;
    const auto seat = std::find_if(game->seats.begin(), game->seats.end(),
                                   [&](const Seat& s) { return chosen == s.player; });
    if (seat != game->seats.end()) {
        format.addSeatActs(*this, book, {heat, table}, *seat);
        addSeparator();
    }
    if (!game->isVoid)
        format.addTableActs(*this, book, {heat, table},
                            seat != game->seats.end() ? chosen : std::nullopt);
    addTableActs(*game);
}

void TableMenu::addTableActs(const Game& game) {
    const int table = m_table.value();
    if (game.start && !game.end && !hasResult(game)) {
        addAction(tr("Take back the start of table %1").arg(table), this,
                  [this] { m_book.perform(takeBackStart(m_book.event(), m_heat, m_table)); });
    }
    if (!game.isVoid)
        addAction(tr("Declare table %1 void…").arg(table), this, &TableMenu::voidTable);
    if (game.seats.empty()) {
        addAction(tr("Remove the empty table %1").arg(table), this,
                  [this] { m_book.perform(removeGame(m_book.event(), m_heat, m_table)); });
    }
}

void TableMenu::voidTable() {
    ReasonDialog dialog(tr("Declare table %1 void").arg(m_table.value()), tr("Declare void"),
                        tr("A void game counts for nothing; it stays in the journal and in the "
                           "file."),
                        parentWidget());
    if (dialog.exec() == QDialog::Accepted)
        m_book.perform(voidGame(m_book.event(), m_heat, m_table, dialog.reason()));
}

} // namespace mentat
