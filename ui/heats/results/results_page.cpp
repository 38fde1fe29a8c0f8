#include "ui/heats/results/results_page.h"

#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/table_acts.h"
#include "scoring/heats/heats_scoring.h"
#include "ui/desk/keys.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/results/open_sheets.h"
#include "ui/heats/results/reported_results.h"
#include "ui/heats/results/results_lists.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/shown_round.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"
#include "ui/typing/late_end.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

SheetPile::SheetPile(const Round& round, std::vector<TableNumber> tables)
    : m_round(tables.empty() ? std::nullopt : std::optional(round.id()))
    , m_tables(std::move(tables)) {
    const auto unchecked = std::ranges::find_if(m_tables, [&](TableNumber table) {
        const Game* game = findGame(round.games(), table);
        return game && !game->checked;
    });
    if (unchecked != m_tables.end())
        m_place = static_cast<size_t>(unchecked - m_tables.begin());
}

void SheetPile::check() {
    m_isThrough = m_place + 1 == m_tables.size();
    if (!m_isThrough)
        ++m_place;
}

void SheetPile::step(int direction) {
    m_place
        = static_cast<size_t>(std::clamp(static_cast<int>(m_place) + direction, 0, count() - 1));
    m_isThrough = false;
}

DoubleCheck::DoubleCheck(QWidget* parent)
    : QFrame(parent)
    , m_text(new TextLabel(TextLevel::Strong)) {
    setObjectName(u"secondLook"_s);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    auto* keys = wrapped(new TextLabel(
        TextLevel::Weak, tr("Space checked · arrows next and back · F2 correct · Esc end")));
    addParts(
        rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page),
        {m_text, {keys, 1}});
    hide();
}

void DoubleCheck::showPlace(int place, int count, Sheet sheet) {
    const QString text = tr("Double-check: sheet %1 of %2").arg(place).arg(count);
    switch (sheet) {
    case Sheet::Open: m_text->setText(text); break;
    case Sheet::Checked: m_text->setText(tr("%1, checked").arg(text)); break;
    case Sheet::Last: m_text->setText(tr("%1, checked; that was the last one").arg(text)); break;
    }
    setAccessibleName(m_text->text());
}

void DoubleCheck::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space: Q_EMIT ticked(); return;
    case Qt::Key_Right:
    case Qt::Key_Down: Q_EMIT stepped(1); return;
    case Qt::Key_Left:
    case Qt::Key_Up: Q_EMIT stepped(-1); return;
    case Qt::Key_Escape: Q_EMIT ended(); return;
    default: QFrame::keyPressEvent(event);
    }
}

namespace {

// In letters of the font: the widths of the list of tables beside a sheet, and of a sheet.
constexpr int narrowListLetters = 40;
constexpr int sheetLetters = 104;

} // namespace

ResultsPage::ResultsPage(const PageContext& pageContext, const HeatsWindow& format)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_format(format)
    , m_tabs(new RoundTabs(pageContext.book, RoundsShown::All))
    , m_doubleCheckButton(keyed(new QPushButton(lineIcon(LineIcon::Check), tr("Double-check")),
                                DeskKey::DoubleCheck))
    , m_lists(new ResultsLists(pageContext, format))
    , m_doubleCheck(new DoubleCheck)
    , m_sheets(new OpenSheets(pageContext.book, format, m_doubleCheck))
    , m_taken(new TakenReports(pageContext.book, *m_lists, *m_sheets, this))
    , m_splitter(new QSplitter)
    , m_sheetActions(new SheetActions([this] { return sheet(); }, this)) {
    build();
    makeActions();
    connect(m_tabs, &RoundTabs::shown, this, &ResultsPage::showRound);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &ResultsPage::arrive, Qt::QueuedConnection);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        endDoubleCheck();
        m_sheets->closeAll();
        m_ledFrom.clear();
        m_lists->forgetColumns();
    });
    connect(&m_book, &OpenBook::draftsChanged, m_lists, &ResultsLists::showDrafts);
    connect(m_lists, &ResultsLists::tablesWanted, this, [this] {
        // Without heats, lead to the page Heats, even if the ruleset has advanced rounds.
        const auto round = m_tabs->round();
        const bool isAdvanced = round && round->isAdvanced() && !shownPlay(m_book)->heats.empty();
        Q_EMIT leadsTo(isAdvanced ? u"final"_s : u"heats"_s, round ? addressOf(*round) : QString());
    });
    connect(m_lists, &ResultsLists::opened, m_taken, &TakenReports::openTable);
    connect(m_lists, &ResultsLists::answered, this, &ResultsPage::answer);
    connect(m_lists, &ResultsLists::columnsChanged, this, &ResultsPage::shareRoom);
    connect(m_sheets, &OpenSheets::changed, this, &ResultsPage::sheetsChanged);
    connect(m_sheets, &OpenSheets::stateChanged, m_sheetActions, &SheetActions::follow);
    connect(m_sheets, &OpenSheets::left, this, &ResultsPage::leaveSheet);
    connect(m_sheets, &OpenSheets::recorded, this, [this](SheetView* recorded) {
        const TableNumber done = recorded->place().table;
        const bool leadsToNext = recorded->leadsToNext();
        if (m_doubleCheck->isHidden())
            m_sheets->close(*recorded);
        m_lists->mark(done);
        const auto shown = round();
        if (!m_doubleCheck->isHidden())
            arrive();
        else if (shown && shown->id().isAdvanced() && isAllRecorded(shown->games()))
            leadBehind(shown->id());
        else if (leadsToNext)
            openNextAfter(done);
        else
            arrive();
    });
    connect(m_doubleCheck, &DoubleCheck::ticked, this, &ResultsPage::tickTopOfPile);
    connect(m_doubleCheck, &DoubleCheck::stepped, this, &ResultsPage::stepThroughPile);
    connect(m_doubleCheck, &DoubleCheck::ended, this, &ResultsPage::endDoubleCheck);
    connect(&m_pageContext.preferences, &Preferences::choicesChanged, this,
            &ResultsPage::showRound);
    showRound();
}

/// Leads to the next round, or if there is none, to the places and rolls of this one.
void ResultsPage::leadBehind(const RoundId& played) {
    const auto next = heatsScoringOf(m_book.event()).roundToPlay(m_book.event());
    Q_EMIT leadsTo(u"final"_s, addressOf(next ? RoundId(*next) : played));
}

void ResultsPage::build() {
    m_doubleCheckButton->setObjectName(u"secondLookButton"_s);
    auto* top = new PageBar({{m_tabs, 1}, m_doubleCheckButton});
    endWithContents(*m_lists);
    putBeside(*m_splitter, m_lists, m_sheets);
    addParts(pageColumn(this), {top, {m_splitter, 1}});
    top->add(m_sheets->acts());
    connect(m_doubleCheckButton, &QPushButton::clicked, this, &ResultsPage::startDoubleCheck);
    connect(m_lists, &ResultsLists::openedByEnter, this, &ResultsPage::guardOpening);
}

void ResultsPage::makeActions() {
    const auto addOfSheet = [&](const QString& text, std::optional<DeskKey> key, auto act) {
        addAction(m_sheetActions->add({text, key, std::mem_fn(act)}));
    };
    addAct(tr("&Open the selected table's sheet"), std::nullopt, [this] {
        if (const auto table = m_lists->marked())
            m_taken->openTable(*table);
    });
    addAct(tr("&Ended now"), DeskKey::EndedNow, [this] { endNow(); });
    addAct(tr("&Not ended after all"), std::nullopt, [this] { takeBackEnd(); });
    m_lookAction
        = addAct(tr("Dou&ble-check"), DeskKey::DoubleCheck, [this] { startDoubleCheck(); });
    addAct(tr("&Accept the warnings"), DeskKey::AcceptWarnings, [this] { acceptWarnings(); });
    addOfSheet(tr("&Record"), DeskKey::Record, &SheetView::record);
    addAction(m_sheetActions->add(correctRecorded()));
    if (m_format.sheetActs) {
        for (const SheetAct& own : m_format.sheetActs())
            addAction(m_sheetActions->add(own));
    }
    addOfSheet(tr("Add a &player who played here…"), std::nullopt, &SheetView::addPlayer);
    addOfSheet(tr("Ta&ke this row's player out of the game"), std::nullopt,
               &SheetView::removePlayer);
    addOfSheet(tr("S&witch between recorded result and draft"), std::nullopt,
               &SheetView::toggleRecorded);
    addAct(tr("Discard t&he draft"), std::nullopt, [this] {
        if (const auto place = placeMeant())
            discardDraftOf(m_book, *place);
    });
    addAct(tr("&Move the draft to another table…"), std::nullopt, [this] { moveDraft(); });
    const auto addStep = [this](const QString& text, DeskKey key, int step) {
        addAction(
            m_sheetActions->add({text, key, [=, this](SheetView&) { m_sheets->step(step); }}));
    };
    addStep(tr("Ne&xt sheet"), DeskKey::NextSheet, 1);
    addStep(tr("Pre&vious sheet"), DeskKey::PreviousSheet, -1);
}

std::optional<Round> ResultsPage::round() const {
    return shownRound(m_book, m_tabs->round());
}

QString ResultsPage::context() const {
    return m_tabs->round() ? roundContext(m_book.event(), *m_tabs->round()) : QString();
}

void ResultsPage::showRound() {
    if (m_pile.round() != m_tabs->round())
        endDoubleCheck(); // its pile belongs to another round
    m_lists->showRound(m_tabs->round());
    m_sheets->showRound(m_tabs->round()); // shares the room
    const auto shown = round();
    const bool looks = m_pageContext.preferences.choices().doubleCheck && shown
                       && std::ranges::any_of(shown->games(), [](const Game& game) {
                              return isCompleted(game) && !isBye(game);
                          });
    m_doubleCheckButton->setVisible(looks && m_book.canWrite());
    m_lookAction->setEnabled(looks && m_book.canWrite());
    comeBackToUndone();
    Q_EMIT contextChanged();
}

void ResultsPage::arrive() {
    if (!m_doubleCheck->isHidden())
        m_doubleCheck->setFocus();
    else if (SheetView* shown = sheet())
        m_taken->goOn(*shown);
    else
        m_lists->focusTables();
}

void ResultsPage::turnToNow() {
    m_tabs->turnToNow(RoundTabs::Turn::ToPlaying);
}

void ResultsPage::reveal(const QString& address) {
    const RevealedRound revealed = roundAt(m_book.event(), address);
    if (revealed.round)
        m_tabs->choose(*revealed.round);
    const auto table = TableNumber::fromInt(revealed.place.toInt());
    if (!table)
        return;
    m_lists->mark(*table);
    m_taken->openTable(*table);
    guardOpening();
}

/// Keeps a double Enter that opens a sheet from skipping its first field. At a report the second
/// one is meant.
void ResultsPage::guardOpening() {
    const SheetView* shown = sheet();
    if (shown && !shown->isReading() && shown->isAncestorOf(QApplication::focusWidget()))
        expectSecondEnter();
}

/// Typed text stays as a draft, which the list of tables shows.
void ResultsPage::leaveSheet() {
    if (!m_doubleCheck->isHidden())
        return m_doubleCheck->setFocus();
    if (SheetView* shown = sheet()) {
        const GameAddress place = shown->place();
        m_lists->mark(place.table);
        m_sheets->close(*shown);
        m_taken->forget(place);
    }
    m_lists->focusTables();
}

/// Opens the next table without a result, wrapping around at the end of the round.
void ResultsPage::openNextAfter(TableNumber done) {
    const auto shown = round();
    m_ledFrom.push_back({shown->id(), done});
    std::vector<TableNumber> open;
    for (const Game& game : shown->games()) {
        if (isUnfinished(game))
            open.push_back(game.table);
    }
    if (open.empty())
        return arrive();
    const auto next = std::ranges::find_if(open, [&](TableNumber table) { return table > done; });
    const TableNumber table = next == open.end() ? open.front() : *next;
    m_lists->mark(table);
    m_sheets->open(table);
}

/// After undo, reopens the sheet of the undone result; otherwise it would be typed into this one.
void ResultsPage::comeBackToUndone() {
    if (!isVisible() || m_ledFrom.empty() || m_ledFrom.back().round != m_tabs->round())
        return;
    const GameAddress undone = m_ledFrom.back();
    const Game* game = gameAt(m_book.event(), undone);
    if (!game || !isUnfinished(*game))
        return;
    m_ledFrom.pop_back();
    SheetView* shown = sheet();
    if (shown && (shown->isTyped() || shown->place() == undone))
        return;
    if (shown)
        m_sheets->close(*shown);
    m_lists->mark(undone.table);
    m_sheets->open(undone.table);
    // Its recorded values are shown again; typing replaces them.
    if (auto* line = qobject_cast<QLineEdit*>(focusWidget()))
        line->selectAll();
}

SheetView* ResultsPage::sheet() const {
    return m_sheets->current();
}

void ResultsPage::sheetsChanged() {
    m_sheetActions->follow();
    shareRoom();
}

/// Gives a sheet the width it needs and the lists the rest: all columns on a wide screen, only
/// table and state on a smaller one, and none if there is no room. Without a sheet the lists have
/// all of it.
void ResultsPage::shareRoom() {
    const bool isOpen = sheet();
    const auto shown = round();
    m_sheets->setVisible(isOpen);
    m_lists->showHint(!isOpen && shown && !shown->games().empty());
    const int letter = fontMetrics().averageCharWidth();
    const int room = width() - 2 * space::page - m_splitter->handleWidth();
    const int besideSheet = room - widestSheet * letter;
    m_lists->setNarrow(false);
    if (isOpen && m_lists->sizeHint().width() > besideSheet)
        m_lists->setNarrow(true);
    const int least = std::max(narrowListLetters * letter, m_lists->minWidth());
    int left = std::max(least, std::min(m_lists->sizeHint().width(), besideSheet));
    if (isOpen)
        left = m_besideSheets.widened(left, room, letter);
    m_lists->setVisible(!isOpen || room - left >= sheetLetters * letter);
    if (isOpen)
        m_splitter->setSizes({left, room - left});
}

void ResultsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    shareRoom();
}

void ResultsPage::endNow() {
    if (SheetView* shown = sheet())
        shown->endNow();
    else if (const auto place = placeMeant())
        m_book.perform(endGame(m_book.event(), *place, m_book.now()));
}

void ResultsPage::takeBackEnd() {
    if (const auto place = placeMeant())
        m_book.perform(mentat::takeBackEnd(m_book.event(), *place));
}

void ResultsPage::acceptWarnings() {
    if (SheetView* shown = sheet())
        return shown->acceptWarnings();
    const auto place = placeMeant();
    if (!place)
        return;
    const Game* game = gameAt(m_book.event(), *place);
    const auto rules = heatsScoringOf(m_book.event()).rulesToAccept(m_book.event(), *place, *game);
    if (!rules.empty())
        m_book.perform(mentat::acceptWarnings(m_book.event(), *place, rules, {}));
}

std::optional<GameAddress> ResultsPage::placeMeant() const {
    if (const SheetView* shown = sheet())
        return shown->place();
    const auto table = m_lists->marked();
    return table && m_tabs->round() ? std::optional(GameAddress{*m_tabs->round(), *table})
                                    : std::nullopt;
}

void ResultsPage::moveDraft() {
    const auto from = placeMeant();
    const auto table = from ? moveDraftByMenu(m_book, *from, *this) : std::nullopt;
    if (!table)
        return;
    if (SheetView* left = sheet(); left && left->place() == *from)
        m_sheets->close(*left);
    m_lists->mark(*table);
    m_sheets->open(*table)->beginTyping();
}

void ResultsPage::answer(const QuestionRow& question, const QString& typed) {
    if (m_format.answer)
        m_format.answer(m_book, question.place, question.question, typed);
}

void ResultsPage::startDoubleCheck() {
    const auto shown = round();
    if (!shown)
        return;
    const auto order = pileOrder(m_book.session(), m_book.eventId(), *shown);
    if (!order) {
        m_book.refuse(order.error());
        return;
    }
    if (order->empty())
        return;
    m_pile = SheetPile(*shown, *order);
    m_doubleCheck->show();
    showTopOfPile();
}

void ResultsPage::endDoubleCheck() {
    if (m_pile.isEmpty())
        return;
    m_doubleCheck->hide();
    const SheetPile seen = std::exchange(m_pile, {});
    for (const TableNumber table : seen.tables()) {
        SheetView* known = m_sheets->at({*seen.round(), table});
        if (known && !known->isTyped())
            m_sheets->close(*known);
    }
    m_lists->focusTables();
}

void ResultsPage::showTopOfPile() {
    const TableNumber table = m_pile.top().table;
    if (!m_sheets->open(table))
        return endDoubleCheck(); // the game was removed
    m_lists->mark(table);
    const bool isChecked = findGame(round()->games(), table)->checked;
    m_doubleCheck->showPlace(m_pile.place(), m_pile.count(),
                             m_pile.isThrough() ? DoubleCheck::Sheet::Last
                             : isChecked        ? DoubleCheck::Sheet::Checked
                                                : DoubleCheck::Sheet::Open);
    m_doubleCheck->setFocus();
}

void ResultsPage::tickTopOfPile() {
    const GameAddress place = m_pile.top();
    const Game* game = gameAt(m_book.event(), place);
    if (!game)
        return;
    const bool checks = !game->checked;
    if (!checks && m_pile.isThrough())
        return; // an extra Space at the end of the pile; unchecking requires going back to a sheet
    if (!m_book.perform(markChecked(m_book.event(), place, checks)))
        return;
    if (checks)
        m_pile.check();
    showTopOfPile();
}

void ResultsPage::stepThroughPile(int direction) {
    m_pile.step(direction);
    showTopOfPile();
}

} // namespace mentat

#include "moc_results_page.cpp"
