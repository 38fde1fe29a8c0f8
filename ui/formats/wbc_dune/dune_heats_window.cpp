#include "ui/formats/wbc_dune/dune_heats_window.h"

#include "app/session/formats/wbc_dune/faction_acts.h"
#include "model/formats/wbc_dune/game.h"
#include "model/heats/game_address.h"
#include "reports/wording/formats/wbc_dune/clock_wording.h"
#include "scoring/formats/wbc_dune/games/faction_pools.h"
#include "ui/desk/menu_text.h"
#include "ui/formats/wbc_dune/clock/clock_acts.h"
#include "ui/formats/wbc_dune/clock/clock_panel.h"

#include <QCoreApplication>
#include <QMenu>

namespace mentat {

namespace {

struct DuneTableActs {
    Q_DECLARE_TR_FUNCTIONS(DuneTableActs)
};

void addClocks(QMenu& above, OpenBook& book, const GameAddress& table,
               const std::optional<PlayerId>& chosen) {
    const Language& language = book.wording().language();
    QMenu* menu
        = above.addMenu(DuneTableActs::tr("Call the clock at table %1").arg(table.table.value()));
    menu->setObjectName(QStringLiteral("callClockMenu"));
    for (const auto& [action, id] : idsOf<ClockAction>) {
        const auto whose = isOfOnePlayer(action) ? chosen : std::nullopt;
        QString text = DuneTableActs::tr("%1, %2", "action of a called clock, its time")
                           .arg(clockActionName(language, action), clockLimit(action));
        if (whose)
            text = DuneTableActs::tr("%1, %2: %3", "action of a called clock, its time, whose")
                       .arg(clockActionName(language, action), clockLimit(action),
                            playerName(book.event(), *whose));
        menu->addAction(menuText(text), &above, [&book, table, action = action, whose] {
            book.succeeded(callClockNow(book, table, action, whose));
        });
    }
}

void addFactions(QMenu& above, OpenBook& book, const GameAddress& table, const Game& game,
                 const Seat& seat) {
    const QString name = playerName(book.event(), seat.player);
    QMenu* menu = above.addMenu(menuText(DuneTableActs::tr("%1 plays").arg(name)));
    const auto record = [&book, table, number = seat.number](std::optional<Faction> faction) {
        book.perform(recordFaction(book.event(), *table.heat, table.table, number, faction));
    };
    const auto& sets = book.event().details.sets;
    for (const Faction faction : factionPool(sets, game.expansion, game.seats.size())) {
        QAction* action = menu->addAction(book.wording().factionName(faction), &above,
                                          [record, faction] { record(faction); });
        action->setCheckable(true);
        action->setChecked(dune(seat).faction == faction);
    }
    menu->addSeparator();
    menu->addAction(DuneTableActs::tr("Not known"), &above, [record] { record(std::nullopt); });
}

void addTrades(QMenu& above, OpenBook& book, const GameAddress& table, const Game& game,
               const Seat& seat) {
    // R1.3: before play begins.
    if (!dune(seat).faction || game.start)
        return;
    const QString name = playerName(book.event(), seat.player);
    QMenu* menu = above.addMenu(menuText(DuneTableActs::tr("%1 trades factions with").arg(name)));
    for (const Seat& other : game.seats) {
        if (other.player == seat.player || !dune(other).faction)
            continue;
        const QString text
            = DuneTableActs::tr("%1 (%2)").arg(playerName(book.event(), other.player),
                                               book.wording().factionName(*dune(other).faction));
        menu->addAction(
            menuText(text), &above, [&book, table, one = seat.number, two = other.number] {
                book.perform(tradeFactions(book.event(), *table.heat, table.table, one, two));
            });
    }
    menu->setEnabled(!menu->isEmpty());
}

void addSeatActs(QMenu& menu, OpenBook& book, const GameAddress& table, const Seat& seat) {
    const Game& game = *gameAt(book.event(), table);
    addFactions(menu, book, table, game, seat);
    addTrades(menu, book, table, game, seat);
}

QWidget* clocksAboveTables(OpenBook& book, QWidget& page, const std::function<void()>& onEmptied) {
    auto* clocks = new ClockPanel(book, page);
    QObject::connect(clocks, &ClockPanel::emptied, &page, onEmptied);
    return clocks;
}

DrawBox factionsBox() {
    return {DuneTableActs::tr("Draw &factions too"),
            [](const Event& event) { return event.settings.drawFactions == DrawFactions::Program; },
            [](bool isTicked) { return DrawPart(DuneDraw{.factions = isTicked}); }};
}

} // namespace

constinit const HeatsWindow duneHeatsWindow{addSeatActs, addClocks, clocksAboveTables, factionsBox};

} // namespace mentat
