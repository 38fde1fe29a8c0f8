#include "ui/formats/wbc_dune/results/results_page.h"

#include "app/session/formats/wbc_dune/pile_order.h"
#include "app/session/formats/wbc_dune/result_acts.h"
#include "scoring/formats/wbc_dune/today/game_review.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/heats/heat_tabs.h"
#include "ui/formats/wbc_dune/heats/heat_text.h"
#include "ui/formats/wbc_dune/results/answer_question.h"
#include "ui/formats/wbc_dune/results/kept_drafts.h"
#include "ui/formats/wbc_dune/results/results_lists.h"
#include "ui/formats/wbc_dune/results/second_look.h"
#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"
#include "ui/formats/wbc_dune/shown_heat.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// How wide the list of tables has to be beside a sheet, and a sheet, in letters of the font.
constexpr int narrowListLetters = 40;
constexpr int sheetLetters = 104;

} // namespace

ResultsPage::ResultsPage(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_tabs(new HeatTabs(pageContext.book))
    , m_theme(new QPushButton(lineIcon(LineIcon::Check), tr("Second look (Ctrl+L)")))
    , m_lists(new ResultsLists(pageContext))
    , m_toHeats(new QPushButton(lineIcon(LineIcon::Heats), tr("Draw the tables on Heats")))
    , m_sheetTabs(new QTabBar)
    , m_secondLook(new SecondLook)
    , m_stack(new QStackedWidget)
    , m_right(new QWidget)
    , m_splitter(new QSplitter) {
    build();
    makeActions();
    connect(m_tabs, &HeatTabs::shown, this, &ResultsPage::showHeat);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &ResultsPage::arrive, Qt::QueuedConnection);
    connect(&m_book, &OpenBook::eventChosen, this, &ResultsPage::closeAll);
    connect(&m_book, &OpenBook::draftsChanged, this, [this] {
        if (const Heat* shown = heat())
            m_lists->showDrafts(*shown);
    });
    connect(m_lists, &ResultsLists::opened, this, [this](TableNumber table) { open(table); });
    connect(m_lists, &ResultsLists::answered, this, &ResultsPage::answer);
    connect(m_sheetTabs, &QTabBar::currentChanged, this, &ResultsPage::showSheetOfTab);
    connect(m_secondLook, &SecondLook::ticked, this, &ResultsPage::tickPileSheet);
    connect(m_secondLook, &SecondLook::stepped, this, &ResultsPage::stepPile);
    connect(m_secondLook, &SecondLook::ended, this, &ResultsPage::endSecondLook);
    connect(m_secondLook, &SecondLook::typingWanted, this, [this] {
        if (sheet())
            sheet()->beginTyping();
    });
    connect(&m_pageContext.preferences, &Preferences::choicesChanged, this, &ResultsPage::showHeat);
    showHeat();
}

void ResultsPage::build() {
    m_theme->setObjectName(u"secondLookButton"_s);
    m_sheetTabs->setObjectName(u"sheetTabs"_s);
    m_sheetTabs->setAccessibleName(tr("Open sheets"));
    m_sheetTabs->setDrawBase(false);
    m_sheetTabs->setExpanding(false);
    m_stack->addWidget(makeHint());
    auto* top = new QHBoxLayout;
    top->setSpacing(space::small);
    top->addWidget(m_tabs, 1);
    top->addWidget(m_theme);
    auto* right = new QVBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(space::small);
    right->addWidget(m_sheetTabs);
    right->addWidget(m_secondLook);
    right->addWidget(m_stack, 1);
    m_splitter->addWidget(m_lists);
    m_splitter->addWidget(m_right);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(space::page);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, 0, space::page, space::page);
    column->setSpacing(space::small);
    column->addLayout(top);
    column->addWidget(m_splitter, 1);
    connect(m_theme, &QPushButton::clicked, this, &ResultsPage::startSecondLook);
}

/// What stands where the sheets are while none is open.
QWidget* ResultsPage::makeHint() {
    auto* text = new TextLabel(
        TextLevel::Weak,
        tr("Type a table's number and Enter to open its sheet. F8 notes that a table has "
           "ended now, before its sheet is in."));
    text->setWordWrap(true);
    m_toHeats->setObjectName(u"toHeats"_s);
    auto* hint = new QWidget;
    auto* column = new QVBoxLayout(hint);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::medium);
    column->addWidget(text);
    column->addWidget(m_toHeats, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_toHeats, &QPushButton::clicked, this, [this] {
        Q_EMIT leadsTo(u"heats"_s, heat() ? QString::number(heat()->number.value()) : QString());
    });
    return hint;
}

void ResultsPage::makeActions() {
    const auto add = [this](const QString& text, std::optional<DeskKey> key, auto act) {
        auto* action = new QAction(text, this);
        if (key)
            action->setShortcut(sequenceOf(*key));
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        return action;
    };
    const auto addOfSheet
        = [&](const QString& text, std::optional<DeskKey> key, void (ResultSheet::*act)()) {
              m_sheetActions.push_back(add(text, key, [this, act] {
                  if (ResultSheet* shown = sheet())
                      (shown->*act)();
              }));
          };
    add(tr("&Open the marked table's sheet"), std::nullopt, [this] {
        if (const auto table = m_lists->marked())
            open(*table);
    });
    add(tr("&Ended now"), DeskKey::EndedNow, [this] { endNow(); });
    add(tr("&Take back the end"), std::nullopt, [this] { takeBackEnd(); });
    m_lookAction = add(tr("&Second look"), DeskKey::SecondLook, [this] { startSecondLook(); });
    add(tr("&Accept the warnings"), DeskKey::AcceptWarnings, [this] { acceptWarnings(); });
    addOfSheet(tr("&Record"), DeskKey::Record, &ResultSheet::record);
    addOfSheet(tr("&Control grid"), DeskKey::OpenControlGrid, &ResultSheet::toggleControlGrid);
    addOfSheet(tr("The &losers' end values"), DeskKey::AllValues, &ResultSheet::toggleAllValues);
    addOfSheet(tr("Add a &player who played here…"), std::nullopt, &ResultSheet::addPlayer);
    addOfSheet(tr("Ta&ke the row's player out of the game"), std::nullopt,
               &ResultSheet::removePlayer);
    addOfSheet(tr("Sho&w what is recorded, or the draft"), std::nullopt,
               &ResultSheet::toggleRecorded);
    add(tr("T&hrow the draft away"), std::nullopt, [this] {
        if (const auto place = placeMeant())
            throwAwayDraftOf(m_book, *place);
    });
    add(tr("&Move the draft to another table…"), std::nullopt, [this] { moveDraft(); });
    m_sheetActions.push_back(add(tr("Ne&xt sheet"), DeskKey::NextSheet, [this] { stepSheet(1); }));
    m_sheetActions.push_back(
        add(tr("Pre&vious sheet"), DeskKey::PreviousSheet, [this] { stepSheet(-1); }));
}

const Heat* ResultsPage::heat() const {
    return shownHeat(m_book, m_tabs->heat());
}

QString ResultsPage::context() const {
    const Heat* shown = heat();
    return shown ? heatContext(m_book.event(), *shown) : QString();
}

void ResultsPage::showHeat() {
    if (m_pileHeat != m_tabs->heat())
        endSecondLook(); // its pile is of another heat
    // Sheets of games that are gone.
    for (auto entry = m_sheets.begin(); entry != m_sheets.end();) {
        ResultSheet* known = entry->second;
        ++entry;
        if (!m_book.hasEvent() || !gameAt(m_book.event(), known->place()))
            close(*known);
    }
    m_lists->showHeat(m_tabs->heat());
    showSheetTabs();
    const Heat* shown = heat();
    const bool looks = m_pageContext.preferences.choices().secondLook && shown
                       && std::ranges::any_of(shown->games, [](const Game& game) {
                              return game.victory && !game.isVoid;
                          });
    m_toHeats->setVisible(!shown || shown->games.empty());
    m_theme->setVisible(looks && m_book.canWrite());
    m_lookAction->setEnabled(looks && m_book.canWrite());
    Q_EMIT contextChanged();
}

void ResultsPage::arrive() {
    if (!m_secondLook->isHidden())
        m_secondLook->setFocus();
    else if (ResultSheet* shown = sheet())
        shown->focusNextOpen(shown->current());
    else
        m_lists->focusTables();
}

void ResultsPage::reveal(const QString& address) {
    if (const auto number = HeatNumber::fromInt(address.section(u'/', 0, 0).toInt()))
        m_tabs->choose(*number);
    const auto table = TableNumber::fromInt(address.section(u'/', 1, 1).toInt());
    if (!table)
        return;
    m_lists->mark(*table);
    open(*table);
}

ResultSheet* ResultsPage::open(TableNumber table) {
    const Heat* shown = heat();
    if (!shown || !findGame(*shown, table))
        return nullptr;
    const GameAddress place{shown->number, table};
    auto& known = m_sheets[place];
    if (known) {
        m_stoppedAt.insert_or_assign(place, known->current());
    } else {
        known = new ResultSheet(m_pageContext, place);
        m_stack->addWidget(known);
        connect(known, &ResultSheet::left, this, &ResultsPage::leaveSheet);
        connect(known, &ResultSheet::recorded, this, [this, known] {
            const TableNumber done = known->place().table;
            const bool looks = !m_secondLook->isHidden();
            if (!looks)
                close(*known);
            m_lists->mark(done);
            arrive();
        });
    }
    m_stack->setCurrentWidget(known);
    showSheetTabs();
    const auto stopped = m_stoppedAt.find(place);
    known->focusNextOpen(stopped == m_stoppedAt.end() ? std::nullopt
                                                      : std::optional(stopped->second));
    return known;
}

void ResultsPage::close(ResultSheet& gone) {
    m_stoppedAt.insert_or_assign(gone.place(), gone.current());
    m_sheets.erase(gone.place());
    m_stack->removeWidget(&gone);
    gone.deleteLater();
    showSheetTabs();
}

void ResultsPage::closeAll() {
    endSecondLook();
    while (!m_sheets.empty())
        close(*m_sheets.begin()->second);
}

/// What was typed stays as a draft, which the list of tables shows.
void ResultsPage::leaveSheet() {
    if (!m_secondLook->isHidden()) {
        m_secondLook->setFocus();
        return;
    }
    if (ResultSheet* shown = sheet()) {
        m_lists->mark(shown->place().table);
        close(*shown);
    }
    m_lists->focusTables();
}

std::vector<ResultSheet*> ResultsPage::sheets() const {
    std::vector<ResultSheet*> ofHeat;
    for (const auto& [place, known] : m_sheets) {
        if (place.heat == m_tabs->heat())
            ofHeat.push_back(known);
    }
    return ofHeat;
}

ResultSheet* ResultsPage::sheet() const {
    auto* shown = qobject_cast<ResultSheet*>(m_stack->currentWidget());
    return shown && shown->place().heat == m_tabs->heat() ? shown : nullptr;
}

void ResultsPage::showSheetTabs() {
    const auto ofHeat = sheets();
    const QSignalBlocker quiet(m_sheetTabs);
    while (m_sheetTabs->count() > static_cast<int>(ofHeat.size()))
        m_sheetTabs->removeTab(m_sheetTabs->count() - 1);
    for (int tab = 0; tab < static_cast<int>(ofHeat.size()); ++tab) {
        if (tab >= m_sheetTabs->count())
            m_sheetTabs->addTab({});
        ResultSheet* known = ofHeat[static_cast<size_t>(tab)];
        m_sheetTabs->setTabText(tab, tr("Table %1").arg(known->place().table.value()));
        known->setPosition(
            tr("Sheet %1 of %2").arg(known->place().table.value()).arg(heat()->games.size()));
    }
    if (!sheet())
        m_stack->setCurrentWidget(ofHeat.empty() ? m_stack->widget(0)
                                                 : static_cast<QWidget*>(ofHeat.front()));
    const auto here = std::ranges::find(ofHeat, sheet());
    if (here != ofHeat.end())
        m_sheetTabs->setCurrentIndex(static_cast<int>(here - ofHeat.begin()));
    m_sheetTabs->setVisible(ofHeat.size() > 1);
    for (QAction* action : m_sheetActions)
        action->setEnabled(!ofHeat.empty());
    shareRoom();
}

void ResultsPage::showSheetOfTab(int tab) {
    const auto ofHeat = sheets();
    if (tab < 0 || tab >= static_cast<int>(ofHeat.size()))
        return;
    m_stack->setCurrentWidget(ofHeat[static_cast<size_t>(tab)]);
    ResultSheet& wanted = *ofHeat[static_cast<size_t>(tab)];
    wanted.focusNextOpen(wanted.current());
}

void ResultsPage::stepSheet(int direction) {
    const int count = m_sheetTabs->count();
    if (count > 1)
        m_sheetTabs->setCurrentIndex((m_sheetTabs->currentIndex() + direction + count) % count);
}

/// A sheet has the room it needs; the lists have what is left, and go where nothing is.
void ResultsPage::shareRoom() {
    const bool isOpen = sheet();
    const int letter = fontMetrics().averageCharWidth();
    const int room = width() - 2 * space::page - m_splitter->handleWidth();
    m_lists->setNarrow(isOpen);
    const int left = std::max(narrowListLetters * letter, m_lists->leastWidth());
    m_lists->setVisible(!isOpen || room - left >= sheetLetters * letter);
    if (isOpen)
        m_splitter->setSizes({left, room - left});
    else
        m_splitter->setSizes({std::max(3 * room / 4, left), room / 4});
}

void ResultsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    shareRoom();
}

void ResultsPage::endNow() {
    if (ResultSheet* shown = sheet()) {
        shown->endNow();
    } else if (const auto table = m_lists->marked(); table && heat()) {
        m_book.perform(endGame(m_book.event(), heat()->number, *table, m_book.now()));
    }
}

void ResultsPage::takeBackEnd() {
    const auto table = sheet() ? std::optional(sheet()->place().table) : m_lists->marked();
    if (table && heat())
        m_book.perform(mentat::takeBackEnd(m_book.event(), heat()->number, *table));
}

void ResultsPage::acceptWarnings() {
    if (ResultSheet* shown = sheet()) {
        shown->acceptWarnings();
        return;
    }
    const auto table = m_lists->marked();
    if (!table || !heat())
        return;
    const GameAddress place{heat()->number, *table};
    const Game* game = gameAt(m_book.event(), place);
    const auto rules = rulesToAccept(reviewGame(m_book.event(), place, *game).warnings);
    if (!rules.empty())
        m_book.perform(mentat::acceptWarnings(m_book.event(), place, rules, {}));
}

std::optional<GameAddress> ResultsPage::placeMeant() const {
    if (const ResultSheet* shown = sheet())
        return shown->place();
    const auto table = m_lists->marked();
    return table && heat() ? std::optional(GameAddress{heat()->number, *table}) : std::nullopt;
}

void ResultsPage::moveDraft() {
    const auto from = placeMeant();
    const auto table = from ? moveDraftByMenu(m_book, *from, *this) : std::nullopt;
    if (!table)
        return;
    if (ResultSheet* left = sheet(); left && left->place() == *from)
        close(*left);
    m_lists->mark(*table);
    open(*table)->beginTyping();
}

void ResultsPage::answer(const QuestionRow& question, const QString& typed) {
    answerQuestion(m_book, question.place, question.question, typed);
}

} // namespace mentat
