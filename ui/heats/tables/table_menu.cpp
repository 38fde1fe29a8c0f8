#include "ui/heats/tables/table_menu.h"

#include "app/session/rounds/table_acts.h"
#include "reports/wording/heats/clock_wording.h"
#include "scoring/heats/draw/table_seats.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/heats_window.h"

#include <QAction>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

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
        addClocks(format, *game, seat != game->seats.end() ? chosen : std::nullopt);
    addTableActs(*game);
}

void TableMenu::addClocks(const HeatsWindow& format, const Game& game,
                          const std::optional<PlayerId>& whose) {
    const ClockWording wording(m_book.wording().language(), format.clocks());
    if (wording.all().empty())
        return;
    QMenu* menu = addMenu(tr("Call the clock at table %1").arg(m_place.table.value()));
    menu->setObjectName(QStringLiteral("callClockMenu"));
    menu->setEnabled(!isOver(game));
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

SeatsDrawnDialog::SeatsDrawnDialog(TableNumber table, int seats, QWidget* parent)
    : QDialog(parent)
    , m_seats(new QLineEdit) {
    setWindowTitle(tr("Seats drawn at table %1").arg(table.value()));
    m_seats->setObjectName(u"seatsDrawn"_s);
    QFormLayout* form = addForm(*this, tr("Enter the seats"));
    form->addRow(tr("&By their seats now"), m_seats);
    addExplanation(*form, tr("Who drew seat 1, then seat 2, up to seat %1: 3 1 2… where the player "
                             "in seat 3 drew seat 1.")
                              .arg(seats));
}

std::vector<int> SeatsDrawnDialog::seats() const {
    const QString text = m_seats->text().simplified();
    const QStringList parts
        = text.contains(u' ') ? text.split(u' ') : text.split(QString(), Qt::SkipEmptyParts);
    std::vector<int> numbers;
    for (const QString& part : parts)
        numbers.push_back(part.toInt());
    return numbers;
}

void TableMenu::add(const std::vector<TableAct>& acts, const ChosenSeat& chosen) {
    for (const TableAct& act : acts) {
        addAction(act.action);
        act.action->setEnabled(m_book.canWrite() && act.canDo(chosen));
    }
}

} // namespace mentat

#include "moc_table_menu.cpp"
