#include "ui/formats/wbc_dune/heats/tables/table_menu.h"

#include "app/session/formats/wbc_dune/heats/table_acts.h"
#include "model/heats/game_address.h"
#include "reports/wording/formats/wbc_dune/clock_wording.h"
#include "scoring/formats/wbc_dune/games/faction_pools.h"
#include "ui/desk/menu_text.h"
#include "ui/dialogs/reason_dialog.h"
#include "ui/formats/wbc_dune/clock/clock_acts.h"

#include <algorithm>

namespace mentat {

TableMenu::TableMenu(OpenBook& book, HeatNumber heat, TableNumber table,
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
        addFactions(*game, *seat);
        addTrades(*game, *seat);
        addSeparator();
    }
    if (!game->isVoid)
        addClocks(seat != game->seats.end() ? chosen : std::nullopt);
    addTableActs(*game);
}

void TableMenu::addClocks(const std::optional<PlayerId>& chosen) {
    const Language& language = m_book.wording().language();
    QMenu* menu = addMenu(tr("Call the clock at table %1").arg(m_table.value()));
    menu->setObjectName(QStringLiteral("callClockMenu"));
    for (const auto& [action, id] : idsOf<ClockAction>) {
        const auto whose = isOfOnePlayer(action) ? chosen : std::nullopt;
        QString text = tr("%1, %2", "action of a called clock, its time")
                           .arg(clockActionName(language, action), clockLimit(action));
        if (whose)
            text = tr("%1, %2: %3", "action of a called clock, its time, whose")
                       .arg(clockActionName(language, action), clockLimit(action),
                            playerName(m_book.event(), *whose));
        menu->addAction(menuText(text), this, [this, action = action, whose] {
            m_book.succeeded(callClockNow(m_book, {m_heat, m_table}, action, whose));
        });
    }
}

void TableMenu::addFactions(const Game& game, const Seat& seat) {
    const QString name = playerName(m_book.event(), seat.player);
    QMenu* menu = addMenu(menuText(tr("%1 plays").arg(name)));
    const auto record = [this, number = seat.number](std::optional<Faction> faction) {
        m_book.perform(recordFaction(m_book.event(), m_heat, m_table, number, faction));
    };
    const auto& sets = m_book.event().details.sets;
    for (const Faction faction : factionPool(sets, dune(game).expansion, game.seats.size())) {
        QAction* action = menu->addAction(m_book.wording().factionName(faction), this,
                                          [record, faction] { record(faction); });
        action->setCheckable(true);
        action->setChecked(dune(seat).faction == faction);
    }
    menu->addSeparator();
    menu->addAction(tr("Not known"), this, [record] { record(std::nullopt); });
}

void TableMenu::addTrades(const Game& game, const Seat& seat) {
    // R1.3: before play begins.
    if (!dune(seat).faction || game.start)
        return;
    const QString name = playerName(m_book.event(), seat.player);
    QMenu* menu = addMenu(menuText(tr("%1 trades factions with").arg(name)));
    for (const Seat& other : game.seats) {
        if (other.player == seat.player || !dune(other).faction)
            continue;
        const QString text = tr("%1 (%2)").arg(playerName(m_book.event(), other.player),
                                               m_book.wording().factionName(*dune(other).faction));
        menu->addAction(menuText(text), this, [this, one = seat.number, two = other.number] {
            m_book.perform(tradeFactions(m_book.event(), m_heat, m_table, one, two));
        });
    }
    menu->setEnabled(!menu->isEmpty());
}

void TableMenu::addTableActs(const Game& game) {
    const int table = m_table.value();
    if (game.start && !game.end && !dune(game).victory) {
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
