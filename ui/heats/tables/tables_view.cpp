#include "ui/heats/tables/tables_view.h"

#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/failure_kind.h"
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
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/tables/seat_choices.h"
#include "ui/heats/tables/table_card.h"
#include "ui/heats/tables/walk_list.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of a player for whom there is neither a seat nor a new table.
QString withoutSeatText(const Event& event, HeatNumber number, const QString& name) {
    QStringList sentences{TablesView::tr("%1 is in, but no table has a free seat, and too few are "
                                         "waiting for a new one.")
                              .arg(name)};
    const HeatsPlay& play = *heatsPlay(event);
    const bool hasLater = std::ranges::any_of(play.heats, [&](const Heat& heat) {
        return number < heat.number && heat.games.empty() && !heat.details.canceled;
    });
    if (std::ranges::none_of(findHeat(play, number)->games, hasStarted))
        sentences << TablesView::tr("Take back the draw, then draw again.");
    else if (hasLater)
        sentences << TablesView::tr("Check them in to the next heat.");
    return sentences.join(u' ');
}

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
    using Choice = ChosenSeat;
    const auto add
        = [this](const QString& text, auto act, std::function<bool(const Choice&)> canDo) {
              m_actions.push_back(makeAct(this, text, {}, act));
              m_ofMenu.push_back({m_actions.back(), std::move(canDo)});
              return m_actions.back();
          };
    const auto addKey = [&](const QString& text, DeskKey key, auto act, auto canDo) {
        add(text, act, canDo)->setShortcut(sequenceOf(key));
        return m_actions.back();
    };
    const auto areAny
        = [](const Result<std::vector<SeatChange>>& ways) { return ways && !ways->empty(); };
    const auto canMove = [areAny](const Choice& at, bool startedToo) {
        return at.player && areAny(otherSeats(at.event, at.place.round, *at.player, startedToo));
    };
    addKey(
        tr("&Move to another seat…"), DeskKey::MoveToTable, [this] { offerMoves(false); },
        [canMove](const Choice& at) { return canMove(at, false); });
    add(
        tr("Move to another seat, including &started tables…"), [this] { offerMoves(true); },
        [canMove](const Choice& at) { return canMove(at, true); });
    addKey(
        tr("Lea&ves, or never came…"), DeskKey::LeavesTable, [this] { leave(); },
        [areAny](const Choice& at) {
            return at.player && areAny(waysToLeave(at.event, at.place.round, *at.player, at.now));
        });
    addKey(
        tr("&Lock or unlock the table"), DeskKey::LockTable, [this] { toggleLock(); },
        [](const Choice& at) { return !isOver(at.game); });
    addKey(
        tr("Start the &table"), DeskKey::StartTable, [this] { startTable(); },
        [](const Choice& at) { return isToStart(at.game); });
    m_ofRound
        = {addKey(
               tr("&Ended now"), DeskKey::EndedNow, [this] { endNow(); },
               [](const Choice& at) { return endGame(at.event, at.place, at.now).has_value(); }),
           addKey(
               tr("Start &all tables"), DeskKey::StartAll, [this] { startAll(); },
               [](const Choice& at) {
                   return startRound(at.event, at.place.round, at.now).has_value();
               })};
    add(
        tr("Fix a table with too few players…"), [this] { offerForSmallTable(); },
        [areAny](const Choice& at) {
            return areAny(
                seatChanges(at.event, SmallTableRequest{at.place.round, at.place.table, at.now}));
        });
    add(
        tr("New table for players &waiting…"), [this] { offerNewTable(); },
        [areAny](const Choice& at) {
            return areAny(seatChanges(at.event, NewTableRequest{at.place.round}));
        });
    add(
        tr("Ente&r a table played without a draw"), [this] { addTable(); },
        [](const Choice& at) { return mentat::addTable(at.event, at.place.round).has_value(); });
    const auto isVoid = [](const Choice& at) { return at.game.isVoid; };
    add(
        tr("Mark the table's game void…"), [this] { makeVoid(); },
        [](const Choice& at) { return !at.game.isVoid; });
    add(
        tr("Count a void game after all"), [this] { atTable(countGame); }, isVoid);
    add(
        tr("Replay a void game at a new table"), [this] { atTable(playAgain); }, isVoid);
    add(
        tr("Enter the seats drawn at the table…"), [this] { enterSeats(); },
        [](const Choice& at) { return at.game.seats.size() > 1 && !isOver(at.game); });
    m_actions.push_back(makeAct(this, tr("M&ore for this table and seat…"), {}, [this] {
        if (const TableCard* card = focused())
            showMenu(card->mapToGlobal(card->rect().center()));
    }));
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
    const GameAddress place{*m_round, card->table()};
    TableMenu menu(m_book, m_format, place, chosenPlayer(), this);
    menu.addSeparator();
    if (const Game* game = gameAt(m_book.event(), place))
        menu.add(m_ofMenu, {m_book.event(), place, *game, chosenPlayer(), m_book.now()});
    const bool isChosen = menu.exec(globalPlace) != nullptr;
    // By key and in the page's menu, an act that is impossible says why.
    const auto after = round();
    for (const TableAct& act : m_ofMenu)
        act.action->setEnabled(after && !after->games().empty());
    if (isChosen && !m_choices->isOpen())
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
    const auto seats = seatChanges(event, LatecomerRequest{*m_round, player, m_book.now()});
    if (!seats && seats.error().kind == FailureKind::NoFreeSeat)
        return sayNoSeat(player);
    offer(tr("Where should %1 sit?").arg(playerName(event, player)), seats);
}

/// Offers a new table if one can be filled; otherwise says what is left to do.
void TablesView::sayNoSeat(const PlayerId& player) {
    const Event& event = m_book.event();
    const QString name = playerName(event, player);
    const auto tables = seatChanges(event, NewTableRequest{*m_round});
    Notice notice{.gravity = Gravity::Refused, .text = {}, .end = NoticeEnd::Turn};
    if (tables && !tables->empty()) {
        notice.text = tr("%1 is in, but no table has a free seat. Open a new table for whoever is "
                         "waiting.")
                          .arg(name);
        notice.action = tr("New table…");
        notice.act = [this, asked = m_round] {
            if (m_round == asked) // the same round is still shown
                offerNewTable();
        };
    } else {
        notice.text = withoutSeatText(event, *m_round->heat(), name);
    }
    m_book.say(notice);
    Q_EMIT acted();
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
