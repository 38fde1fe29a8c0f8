#include "ui/heats/tables/tables_view.h"

#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "reports/wording/answer_wording.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/player_summary_wording.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/player_summary.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/tables/seat_choices.h"
#include "ui/heats/tables/table_card.h"
#include "ui/heats/tables/walk_list.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QCoreApplication>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QTimer>
#include <QToolTip>

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

namespace {

/// Whatever scrolls around it.
void scrollTo(QWidget& part) {
    for (QWidget* around = part.parentWidget(); around; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&part);
    }
}

} // namespace

TablesView::TablesView(const PageContext& pageContext, const HeatsWindow& format)
    : m_book(pageContext.book)
    , m_format(format)
    , m_area(new CardArea)
    , m_choices(new SeatChoices(pageContext.book))
    , m_walk(new WalkList(pageContext.book)) {
    addParts(bareColumn(this, space::small), {m_walk, {m_area, 3}, {m_choices, 2}});

    setAccessibleName(tr("Tables"));
    makeActions();
    connect(&m_book, &OpenBook::eventChanged, this, &TablesView::showTables);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_choices->close();
        showTables();
    });
    connect(m_choices, &SeatChoices::closed, this, &TablesView::acted);
}

void TablesView::makeActions() {
    const auto add = [this](const QString& text, auto act) {
        m_actions.push_back(makeAct(this, text, {}, act));
        return m_actions.back();
    };
    const auto addKey = [&](const QString& text, DeskKey key, auto act) {
        add(text, act)->setShortcut(sequenceOf(key));
        return m_actions.back();
    };
    addKey(tr("&Move to another seat…"), DeskKey::MoveToTable, [this] { offerMoves(false); });
    add(tr("Move to another seat, including &started tables…"), [this] { offerMoves(true); });
    addKey(tr("Lea&ves, or never came…"), DeskKey::LeavesTable, [this] { leave(); });
    addKey(tr("&Lock or unlock the table"), DeskKey::LockTable, [this] { toggleLock(); });
    addKey(tr("Start the &table"), DeskKey::StartTable, [this] { startTable(); });
    m_ofRound = {addKey(tr("&Ended now"), DeskKey::EndedNow, [this] { endNow(); }),
                 addKey(tr("Start &all tables"), DeskKey::StartAll, [this] { startAll(); })};
    add(tr("Fix a table with too few players…"), [this] { offerForSmallTable(); });
    add(tr("New table for players &waiting…"), [this] { offerNewTable(); });
    add(tr("Ente&r a table played without a draw"), [this] { addTable(); });
    add(tr("Mark the table's game void…"), [this] { makeVoid(); });
    add(tr("Count a void game after all"), [this] { atTable(countGame); });
    add(tr("Replay a void game at a new table"), [this] { atTable(playAgain); });
    add(tr("Enter the seats drawn at the table…"), [this] { enterSeats(); });
    add(tr("M&ore for this table and seat…"), [this] {
        if (const TableCard* card = focused())
            showMenu(card->mapToGlobal(card->rect().center()));
    });
}

void TablesView::showWhole() {
    m_area->showWhole();
}

std::optional<Round> TablesView::round() const {
    return m_round && m_book.hasEvent() ? findRound(m_book.event(), *m_round) : std::nullopt;
}

void TablesView::showRound(const std::optional<RoundId>& round) {
    if (m_round != round) {
        m_choices->close();
        m_askedToStart.reset();
        m_askedLacking.clear();
        m_tableOfAct.reset();
    }
    m_round = round;
    m_walk->setHeat(round ? round->heat() : std::nullopt);
    showTables();
}

void TablesView::showTables() {
    m_drag.reset(); // its text was about the seats before
    const auto shown = round();
    const auto faces
        = shown ? tableFaces(m_book.event(), *shown, m_book.wording()) : std::vector<TableFace>();
    m_area->showFaces(faces, [this](TableCard& card) { connectCard(card); });
}

void TablesView::connectCard(TableCard& card) {
    connect(&card, &TableCard::menuWanted, this, &TablesView::showMenu);
    connect(&card, &TableCard::dropped, this,
            [this, &card](const PlayerId& player, const std::optional<PlayerId>& onto) {
                dropOn(card, player, onto);
            });
    connect(&card, &TableCard::draggedOver, this,
            [this, &card](const PlayerId& player, const std::optional<PlayerId>& onto,
                          const QPoint& place) { showDropCost(card, player, onto, place); });
    connect(&card.seats(), &SeatList::left, this,
            [this, &card](int direction) { focusNext(card, direction); });
    connect(&card.seats(), &SeatList::entered, this, [this, &card] {
        if (m_round && m_round->isAdvanced())
            Q_EMIT sheetWanted({*m_round, card.table()});
    });
}

TableCard* TablesView::focused() const {
    for (TableCard* card : m_area->cards()) {
        if (card->seats().hasFocus() || !card->seats().selectedItems().isEmpty())
            return card;
    }
    return nullptr;
}

/// The card of the chosen seat; if there is none, says how to choose one.
TableCard* TablesView::cardToActAt() {
    TableCard* card = round() ? focused() : nullptr;
    if (!card && round())
        m_book.say(Gravity::Refused, tr("Choose a seat at the table first: click it, or go to it "
                                        "with an arrow key."));
    return card;
}

std::optional<PlayerId> TablesView::playerToActAt() {
    TableCard* card = cardToActAt();
    return card ? card->seats().current() : std::nullopt;
}

std::optional<PlayerId> TablesView::chosenPlayer() const {
    TableCard* card = focused();
    return card ? card->seats().current() : std::nullopt;
}

TableCard* TablesView::cardOf(std::optional<TableNumber> table) const {
    for (TableCard* card : m_area->cards()) {
        if (!table || card->table() == *table)
            return card;
    }
    return nullptr;
}

void TablesView::focusTable(std::optional<TableNumber> table) {
    if (TableCard* card = cardOf(table)) {
        card->seats().setFocus();
        scrollTo(card->seats());
    }
}

void TablesView::rest() {
    setFocus();
    if (TableCard* card = cardOf(m_tableOfAct))
        scrollTo(*card);
}

/// Without a chosen seat, an arrow key continues from the seat of the last act, and Enter opens its
/// sheet. Letters do nothing.
void TablesView::keyPressEvent(QKeyEvent* event) {
    TableCard* known = m_tableOfAct ? cardOf(m_tableOfAct) : nullptr;
    TableCard* card = known ? known : cardOf({});
    if (!hasFocus() || !card)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        focusTable(card->table());
        if (known)
            QCoreApplication::sendEvent(&card->seats(), event);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isPlainEnter(*event) && m_round && m_round->isAdvanced())
            Q_EMIT sheetWanted({*m_round, card->table()});
        break;
    default: QWidget::keyPressEvent(event);
    }
}

std::optional<TableNumber> TablesView::selectedTable() const {
    const TableCard* card = focused();
    return card ? std::optional(card->table()) : std::nullopt;
}

void TablesView::focusNext(const TableCard& from, int direction) {
    const auto& cards = m_area->cards();
    const auto here = std::find(cards.begin(), cards.end(), &from) - cards.begin();
    const auto next = here + direction;
    if (next < 0 || next >= std::ssize(cards))
        return;
    SeatList& seats = cards[static_cast<size_t>(next)]->seats();
    seats.setCurrentRow(direction < 0 ? seats.count() - 1 : 0);
    seats.setFocus();
    scrollTo(seats);
}

void TablesView::showMenu(const QPoint& globalPlace) {
    const TableCard* card = focused();
    if (!card || !round())
        return;
    TableMenu menu(m_book, m_format, {*m_round, card->table()}, chosenPlayer(), this);
    menu.addSeparator();
    for (QAction* action : m_actions)
        menu.addAction(action);
    if (menu.exec(globalPlace) && !m_choices->isOpen())
        Q_EMIT acted();
}

bool TablesView::perform(const Result<Change>& change) {
    m_tableOfAct = selectedTable();
    const bool isDone = m_book.perform(change);
    Q_EMIT acted();
    return isDone;
}

void TablesView::addTable() {
    if (round())
        perform(mentat::addTable(m_book.event(), *m_round));
}

void TablesView::offer(const QString& title, const Result<std::vector<SeatChange>>& choices) {
    m_tableOfAct = selectedTable();
    if (choices && !choices->empty()) {
        m_choices->offer(title, *choices);
        QTimer::singleShot(0, this, [this] { scrollTo(*m_choices); }); // after layout
        return;
    }
    if (choices)
        m_book.explain(tr("No one can change seats without touching a table that has started or is "
                          "locked. %1 unlocks a table.")
                           .arg(keyName(DeskKey::LockTable)));
    else
        m_book.refuse(choices.error());
    Q_EMIT acted();
}

void TablesView::seatLatecomer(const PlayerId& player) {
    if (!round())
        return;
    const Event& event = m_book.event();
    offer(tr("Where should %1 sit?").arg(playerName(event, player)),
          seatChanges(event, LatecomerRequest{*m_round, player, m_book.now()}));
}

void TablesView::offerMoves(bool startedToo) {
    if (const auto player = playerToActAt())
        offerMovesOf(*player, startedToo);
}

void TablesView::offerMovesOf(const PlayerId& player, bool startedToo) {
    const auto seats = otherSeats(m_book.event(), *m_round, player, startedToo);
    if (!seats || !seats->empty() || startedToo)
        return offer(tr("Another seat for %1").arg(playerName(m_book.event(), player)), seats);
    m_book.say(
        {.gravity = Gravity::Note,
         .text = tr("The other tables have started or are locked. To change seats there, choose "
                    "Move to another seat, including started tables… in the Page menu."),
         .action = tr("Started tables too"),
         .act =
             [this, asked = m_round, player] {
                 if (m_round == asked && round()) // the same round is still shown
                     offerMovesOf(player, true);
             },
         .end = NoticeEnd::Turn});
    Q_EMIT acted();
}

void TablesView::offerNewTable() {
    if (round())
        offer(tr("A new table"), seatChanges(m_book.event(), NewTableRequest{*m_round}));
}

void TablesView::offerForSmallTable() {
    if (const TableCard* card = cardToActAt()) {
        const size_t full = tableLimitsOf(m_book.event(), *m_round).fewestFull;
        offer(
            tr("Table %1 has fewer than %2").arg(card->table().value()).arg(full),
            seatChanges(m_book.event(), SmallTableRequest{*m_round, card->table(), m_book.now()}));
    }
}

void TablesView::leave() {
    if (const auto player = playerToActAt()) {
        offer(tr("%1 leaves").arg(playerName(m_book.event(), *player)),
              waysToLeave(m_book.event(), *m_round, *player, m_book.now()));
    }
}

void TablesView::toggleLock() {
    if (const TableCard* card = cardToActAt())
        perform(toggleTableLock(m_book.event(), {*m_round, card->table()}));
}

bool TablesView::asksAboutStart() {
    const auto shown = round();
    const auto hours = shown ? hoursOf(m_book.event(), *shown) : std::nullopt;
    if (!hours || !isUnlikelyStart(*hours, m_book.now()) || m_askedToStart == m_round)
        return false;
    m_askedToStart = m_round;
    const Language& language = m_book.wording().language();
    m_book.explain(tr("%1 is scheduled for %2, and this laptop's clock says %3. Press the same key "
                      "again to start it now.")
                       .arg(roundName(language, operandOf(*m_round)),
                            language.venueTime(hours->start), language.venueTime(m_book.now())));
    return true;
}

/// Pressing the same key again confirms, as for every question about a start.
bool TablesView::asksAboutLacking() {
    const auto shown = round();
    const QString lacking = shown && m_format.lackingAtStart
                                ? m_format.lackingAtStart(m_book, shown->id())
                                : QString();
    if (lacking.isEmpty() || lacking == m_askedLacking)
        return false;
    m_askedLacking = lacking;
    m_tableOfAct = selectedTable();
    m_book.say(Gravity::Note, lacking);
    Q_EMIT acted();
    return true;
}

void TablesView::startTable() {
    const TableCard* card = cardToActAt();
    if (card && !asksAboutLacking() && !asksAboutStart())
        perform(mentat::startTable(m_book.event(), {*m_round, card->table()}, m_book.now()));
}

void TablesView::endNow() {
    const auto shown = round();
    const bool isOnly = shown && shown->id().isAdvanced() && shown->games().size() == 1;
    const auto table = isOnly ? shown->games().front().table : selectedTable();
    const bool isEnded
        = table && perform(endGame(m_book.event(), {*m_round, *table}, m_book.now()));
    if (isEnded && isOnly)
        Q_EMIT sheetWanted({*m_round, *table});
    if (!table && shown)
        m_book.say(Gravity::Refused, tr("Click a seat at the table that ended, or Tab to it, then "
                                        "press %1.")
                                         .arg(keyName(DeskKey::EndedNow)));
}

void TablesView::startAll() {
    const auto shown = round();
    const bool any = shown && std::ranges::any_of(shown->games(), isToStart);
    if (shown && (!any || (!asksAboutLacking() && !asksAboutStart())))
        perform(startRound(m_book.event(), *m_round, m_book.now()));
}

void TablesView::atTable(Result<Change> (*act)(const Event&, const GameAddress&)) {
    if (const TableCard* card = cardToActAt())
        perform(act(m_book.event(), {*m_round, card->table()}));
}

void TablesView::makeVoid() {
    const TableCard* card = cardToActAt();
    if (!card)
        return;
    const TableNumber table = card->table(); // a copy: the card may be deleted meanwhile
    ReasonDialog dialog(tr("Mark table %1 void").arg(table.value()), tr("Mark void"),
                        tr("A void game does not count; it stays in the file and the journal."),
                        this);
    if (dialog.exec() == QDialog::Accepted)
        perform(voidGame(m_book.event(), {*m_round, table}, dialog.reason()));
}

/// H9: seats are typed by number, seat 3 first.
void TablesView::enterSeats() {
    const TableCard* card = cardToActAt();
    const Game* game = card ? gameAt(m_book.event(), {*m_round, card->table()}) : nullptr;
    if (!game)
        return;
    const TableNumber table = card->table(); // a copy: the card may be deleted meanwhile
    SeatsDrawnDialog dialog(table, static_cast<int>(game->seats.size()), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    std::vector<PlayerId> players;
    for (const int seat : dialog.seats()) {
        if (seat >= 1 && seat <= std::ssize(game->seats))
            players.push_back(game->seats[static_cast<size_t>(seat) - 1].player);
    }
    perform(drawSeats(m_book.event(), {*m_round, table}, players));
}

Result<std::vector<SeatChange>> TablesView::dropChoices(const TableCard& card,
                                                        const PlayerId& player,
                                                        const std::optional<PlayerId>& onto) {
    const Event& event = m_book.event();
    if (onto)
        return seatChanges(event, SwapRequest{*m_round, player, *onto});
    return seatChanges(event, MoveRequest{*m_round, player, card.table()});
}

void TablesView::dropOn(TableCard& card, const PlayerId& player,
                        const std::optional<PlayerId>& onto) {
    QToolTip::hideText();
    m_drag.reset();
    if (onto == player)
        return;
    const auto choices = dropChoices(card, player, onto);
    if (choices && choices->size() == 1 && choices->front().gmOverrides.empty())
        perform(changeSeats(m_book.event(), choices->front()));
    else
        offer(tr("Another seat for %1").arg(playerName(m_book.event(), player)), choices);
}

void TablesView::showDropCost(TableCard& card, const PlayerId& player,
                              const std::optional<PlayerId>& onto, const QPoint& globalPlace) {
    if (!round())
        return;
    const Drag drag{card.table(), player, onto};
    if (m_drag != drag) {
        m_drag = drag;
        m_dragText.clear();
        m_dragSign = DropSign::None;
        const auto choices
            = onto == player ? Result<std::vector<SeatChange>>() : dropChoices(card, player, onto);
        if (choices && !choices->empty()) {
            const SeatChange& change = choices->front();
            const bool isFree = change.gmOverrides.empty() && change.cost <= SeatChangeCost();
            m_dragSign = isFree ? DropSign::Free : DropSign::Costs;
            m_dragText = dropText(change);
        }
    }
    card.setDropSign(m_dragSign);
    QToolTip::showText(globalPlace, m_dragText, this);
}

/// A heat drawn purely at random shows no repeats.
QString TablesView::dropText(const SeatChange& change) const {
    const Event& event = m_book.event();
    const auto nameOf = [&event](const PlayerId& id) { return playerName(event, id); };
    QStringList lines;
    const auto shown = round();
    if (shown && tellsRepeats(*shown)) {
        const RoundSeating seating(event, *shown);
        qint64 before = 0;
        for (const Game& game : shown->games())
            before += seating.costOf(game).seating.repeats;
        lines << repeatsChangeText(m_book.wording().language(), before,
                                   change.cost.seating.repeats);
    }
    lines << m_book.wording().seatChange(change, nameOf);
    for (const PlayerId& player : change.players) {
        if (const auto card = playerSummary(event, player))
            lines << playerSummaryText(m_book.wording().language(), event, *card);
    }
    return lines.join(u'\n');
}

} // namespace mentat

#include "moc_tables_view.cpp"
