#include "ui/heats/tables/table_menu.h"

#include "app/session/rounds/table_acts.h"
#include "ui/desk/keys.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/heats_window.h"

#include <algorithm>

namespace mentat {

TableMenu::TableMenu(OpenBook& book, const HeatsWindow& format, const GameAddress& place,
                     const std::optional<PlayerId>& chosen, QWidget* parent)
    : QMenu(parent)
    , m_book(book)
    , m_place(place) {
    const Game* game = gameAt(book.event(), place);
    if (!game)
        return;
    const auto seat = std::find_if(game->seats.begin(), game->seats.end(),
                                   [&](const Seat& s) { return chosen == s.player; });
    if (seat != game->seats.end() && format.addSeatActs) {
        format.addSeatActs(*this, book, place, *seat);
        addSeparator();
    }
    if (!game->isVoid)
        addClocks(format, seat != game->seats.end() ? chosen : std::nullopt);
    addTableActs(*game);
}

void TableMenu::addClocks(const HeatsWindow& format, const std::optional<PlayerId>& whose) {
    const ClockWording wording(m_book.wording().language(), format.clocks());
    if (wording.all().empty())
        return;
    QMenu* menu = addMenu(tr("Call the clock at table %1").arg(m_place.table.value()));
    menu->setObjectName(QStringLiteral("callClockMenu"));
    for (const ClockWords& words : wording.all()) {
        const auto player = words.rule->isOfOnePlayer ? whose : std::nullopt;
        QString text = tr("%1, %2", "action of a called clock, its time")
                           .arg(wording.name(words), clockLimit(*words.rule));
        if (player)
            text = tr("%1, %2: %3", "action of a called clock, its time, whose")
                       .arg(wording.name(words), clockLimit(*words.rule),
                            playerName(m_book.event(), *player));
        menu->addAction(menuText(text), this, [this, rule = words.rule, player] {
            m_book.succeeded(callClockNow(m_book, m_place, *rule, player));
        });
    }
}

void TableMenu::addTableActs(const Game& game) {
    const int table = m_place.table.value();
    if (game.start && !game.end && !hasResult(game)) {
        addAction(tr("Take back the start of table %1").arg(table), this,
                  [this] { m_book.perform(takeBackStart(m_book.event(), m_place)); });
    }
    if (game.seats.empty()) {
        addAction(tr("Remove the empty table %1").arg(table), this,
                  [this] { m_book.perform(removeGame(m_book.event(), m_place)); });
    }
}

} // namespace mentat
