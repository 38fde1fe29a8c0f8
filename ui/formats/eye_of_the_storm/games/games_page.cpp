#include "ui/formats/eye_of_the_storm/games/games_page.h"

#include "app/session/formats/eye_of_the_storm/storm_acts.h"
#include "ui/desk/keys.h"
#include "ui/formats/eye_of_the_storm/games/exchange_panel.h"
#include "ui/formats/eye_of_the_storm/games/round_panel.h"
#include "ui/formats/eye_of_the_storm/games/storm_fields.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"

#include <QAction>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace mentat {

GamesPage::GamesPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_games(new StormGamesModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Session games")), u"gamesList"_s))
    , m_fresh(named(keyed(new QPushButton(tr("New game")), DeskKey::NewGame), u"newGame"_s))
    , m_drawRound(
          named(keyed(new QPushButton(tr("Draw tables…")), DeskKey::DrawTables), u"newRound"_s))
    , m_exchange(new ExchangePanel(pageContext.book))
    , m_sheetPlace(new QWidget)
    , m_sheetActs(new QWidget)
    , m_round(new RoundPanel(pageContext))
    , m_right(new QStackedWidget) {
    build();
    makeActions();
    connect(&m_book, &OpenBook::eventChanged, this, &GamesPage::showGames);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_right->setCurrentIndex(0);
        closeSheet();
        showGames();
    });
    connect(&m_book, &OpenBook::draftsChanged, this, &GamesPage::showGames);
    connect(m_round, &RoundPanel::left, this, &GamesPage::leave);
    connect(m_round, &RoundPanel::drawn, this, &GamesPage::open);
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { open(m_games->row(index).number); });
    showGames();
}

void GamesPage::build() {
    m_list->setModel(m_games);
    m_list->setWideColumn(StormGamesModel::Players);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyPlace(*m_list,
                   {LineIcon::Results, tr("The session's games appear here."), tr("Type a game")},
                   [this] { openNew(); });
    connect(m_fresh, &QPushButton::clicked, this, &GamesPage::openNew);
    connect(m_drawRound, &QPushButton::clicked, this, &GamesPage::drawRound);
    auto* bar = new PageBar({FreeRoom{}, m_fresh, m_drawRound}, this);
    auto* left = new QWidget;
    addParts(bareColumn(left, space::small), {{m_list, 1}, m_exchange});

    auto* hint = wrapped(new TextLabel(
        TextLevel::Weak, tr("Type a game's number and press Enter to open its sheet. Drawn and "
                            "unfinished games stay here until they are recorded.")));
    hint->setAlignment(Qt::AlignTop);
    m_right->addWidget(hint);
    m_right->addWidget(m_sheetPlace);
    m_right->addWidget(m_round);
    TwoParts& parts = TwoParts::fill(*this, {.beside = 40, .above = 40}, left, m_right);
    auto* column = static_cast<QBoxLayout*>(layout());
    column->insertWidget(0, bar);
    column->setStretchFactor(&parts, 1);
    (void)bareColumn(m_sheetPlace);
    (void)bareRow(m_sheetActs);
    bar->add(m_sheetActs);
    bar->add(m_round->acts());
    connect(m_right, &QStackedWidget::currentChanged, this, &GamesPage::showButtons);
}

void GamesPage::makeActions() {
    const auto addOfSheet = [this](const QString& text, std::optional<DeskKey> key, auto act) {
        addAct(text, key, [this, act] {
            if (SheetView* shown = sheet())
                std::invoke(act, *shown);
        });
    };
    addAct(tr("&New game"), DeskKey::NewGame, [this] { openNew(); });
    addAct(tr("&Draw the tables"), DeskKey::DrawTables, [this] { drawRound(); });
    addOfSheet(tr("&Record"), DeskKey::RecordGame, &SheetView::record);
    addOfSheet(tr("Correct the recorded res&ult"), DeskKey::CorrectResult, [](SheetView& shown) {
        if (shown.isReading())
            shown.beginTyping();
    });
    addOfSheet(tr("Ta&ke this row's player out of the game"), DeskKey::TakeFromGame,
               &SheetView::removePlayer);
    addOfSheet(
        tr("Admitted by all &six Dune fiefs"), DeskKey::NoteOtherVictory,
        [](SheetView& shown) { static_cast<StormFields&>(shown.fields()).noteOtherVictory(); });
    addAct(tr("Discard t&he draft"), std::nullopt, [this] { discardDraft(); });
    addAct(tr("Mark the game &void"), std::nullopt, [this] { setVoid(true); });
    addAct(tr("Count the game &after all"), std::nullopt, [this] { setVoid(false); });
    addAct(tr("Take &back the draw"), std::nullopt, [this] { takeBackDrawn(); });
}

bool GamesPage::isPlayed() const {
    return m_book.play<StormPlay>();
}

std::vector<TypedGame> GamesPage::typed() const {
    return typedGames(m_book.session().drafts(), m_book.eventId(), m_book.event());
}

SheetView* GamesPage::sheet() const {
    return m_right->currentIndex() == 1 ? m_sheet : nullptr;
}

void GamesPage::closeSheet() {
    if (!m_sheet)
        return;
    m_sheet->hide();
    m_sheet->acts().hide();
    m_sheet->deleteLater();
    m_sheet = nullptr;
}

void GamesPage::discardDraft() {
    if (sheet())
        m_book.succeeded(
            m_book.session().discardDraft(m_book.eventId(), stormGameDraft(*m_opened)));
}

QString GamesPage::context() const {
    const auto games = m_games->rows().size();
    return games == 0 ? QString() : tr("%n game(s)", nullptr, static_cast<int>(games));
}

void GamesPage::showGames() {
    m_games->setRows(isPlayed() ? stormGameRows(m_book.event(), typed())
                                : std::vector<StormGameRow>());
    fitColumns(*m_list);
    showButtons();
    for (QAction* action : actions())
        action->setEnabled(isPlayed() && m_book.canWrite());
    Q_EMIT contextChanged();
}

/// The draw that is shown has a button of its own, and an empty list leads to the first game.
void GamesPage::showButtons() {
    const bool isEmpty = m_games->rowCount() == 0 && m_right->currentIndex() == 0;
    m_fresh->setVisible(!isEmpty);
    m_drawRound->setVisible(m_right->currentIndex() != 2 && !isEmpty);
    m_right->widget(0)->setVisible(m_right->currentIndex() == 0 && !isEmpty);
    m_sheetActs->setVisible(m_right->currentIndex() == 1);
    m_round->acts()->setVisible(m_right->currentIndex() == 2);
}

void GamesPage::arrive() {
    if (SheetView* shown = sheet())
        shown->goOn({});
    else
        m_list->setFocus();
    if (!m_list->currentIndex().isValid() && m_games->rowCount() > 0)
        m_list->setCurrentIndex(m_games->index(0, StormGamesModel::Number));
}

void GamesPage::reveal(const QString& address) {
    if (address == u"new"_s)
        openFirstOpen();
    else if (m_games->rowOf(address) >= 0)
        open(address.toInt());
}

void GamesPage::open(int number) {
    const auto known = StormGameNumber::fromInt(number);
    if (!known || !isPlayed())
        return;
    closeSheet();
    m_opened = known;
    m_sheet = new SheetView(m_book, stormSheetGame(*known), [&](SheetDraft& typed) {
        return new StormFields(m_book, typed, *known);
    });
    m_sheetPlace->layout()->addWidget(m_sheet);
    m_sheetActs->layout()->addWidget(&m_sheet->acts());
    connect(m_sheet, &SheetView::left, this, &GamesPage::leave);
    connect(m_sheet, &SheetView::recorded, this,
            [this] { m_sheet->leadsToNext() ? openFirstOpen() : leave(); });
    m_right->setCurrentIndex(1);
    if (const int row = m_games->rowOf(QString::number(number)); row >= 0)
        m_list->setCurrentIndex(m_games->index(row, StormGamesModel::Number));
    m_sheet->goOn({});
}

void GamesPage::openNew() {
    if (isPlayed() && m_book.canWrite())
        open(nextGame(m_book.event(), typed()).value());
}

/// The next table that was drawn; else a new game.
void GamesPage::openFirstOpen() {
    if (!isPlayed())
        return;
    for (const StormGameRow& row : m_games->rows()) {
        if (row.state == StormGameState::Drawn || row.state == StormGameState::BeingTyped) {
            open(row.number);
            return;
        }
    }
    openNew();
}

void GamesPage::leave() {
    m_right->setCurrentIndex(0);
    m_list->setFocus();
}

void GamesPage::drawRound() {
    if (!isPlayed() || !m_book.canWrite())
        return;
    if (m_right->currentIndex() == 2) {
        m_round->draw();
        return;
    }
    m_right->setCurrentIndex(2);
    m_round->show();
}

/// Where something is typed already, the table stays.
void GamesPage::takeBackDrawn() {
    if (!isPlayed())
        return;
    int gone = 0;
    for (const TypedGame& game : typed()) {
        if (game.text.isAsDrawn()
            && m_book.succeeded(
                m_book.session().discardDraft(m_book.eventId(), stormGameDraft(game.number))))
            ++gone;
    }
    m_book.say(Gravity::Note, gone == 0 ? tr("Every drawn table already has something typed.")
                                        : tr("%n drawn table(s) taken back.", nullptr, gone));
    leave();
}

void GamesPage::setVoid(bool isVoid) {
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || !isPlayed())
        return;
    m_book.perform(
        voidStormGame(m_book.event(), StormGameNumber(m_games->row(current).number), isVoid));
}

void GamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_right->currentIndex() != 0)
        leave();
    else
        Page::keyPressEvent(event);
}

} // namespace mentat
