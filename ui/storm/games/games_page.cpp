#include "ui/storm/games/games_page.h"

#include "app/session/storm/sheet/storm_texts.h"
#include "app/session/storm/storm_session.h"
#include "model/people/names.h"
#include "reports/wording/storm/storm_wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/sheets/sheet_view.h"
#include "ui/storm/games/storm_fields.h"

#include <QAction>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int hoardLetters = 6;

} // namespace

ExchangePanel::ExchangePanel(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_hoard(named(new QLineEdit, u"exchangeHoard"_s))
    , m_rate(plainLabel(u"exchangeRate"_s))
    , m_buy(plainLabel(u"exchangeBuy"_s))
    , m_sell(plainLabel(u"exchangeSell"_s)) {
    m_hoard->setFixedWidth(hoardLetters * fontMetrics().horizontalAdvance(u'0') + space::page);
    auto* grid = bareGrid<QGridLayout>(this, space::small, space::tight);
    grid->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Exchange rate")), 0, 0, 1, 3);
    grid->addWidget(labelOf(*m_hoard, tr("&Spice in the Guild hoard")), 1, 0);
    grid->addWidget(m_hoard, 1, 1);
    grid->addWidget(m_rate, 1, 2);
    grid->addWidget(m_buy, 2, 0, 1, 3);
    grid->addWidget(m_sell, 3, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    connect(m_hoard, &QLineEdit::textChanged, this, &ExchangePanel::showRates);
    showRates();
}

void ExchangePanel::showRates() {
    const QString text = m_hoard->text().trimmed();
    bool isNumber = false;
    const int hoard = text.toInt(&isNumber);
    const bool isHoard = isNumber && hoard >= 0;
    m_buy->setVisible(isHoard);
    m_sell->setVisible(isHoard);
    if (!isHoard) {
        m_rate->setText(text.isEmpty() ? QString() : tr("Type a whole number, 0 or more."));
        return;
    }
    const Language& language = m_book.wording().language();
    m_rate->setText(tr("Rate %1").arg(exchangeRate(hoard).value()));
    m_buy->setText(exchangeText(language, hoard, ExchangeSide::Buy));
    m_sell->setText(exchangeText(language, hoard, ExchangeSide::Sell));
}

namespace {

constexpr int usualTable = 4;

} // namespace

RoundPanel::RoundPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_theme(pageContext.theme)
    , m_newSeed(pageContext.newSeed)
    , m_players(named(new QListWidget, u"roundPlayers"_s, tr("Who plays this round")))
    , m_size(named(new QSpinBox, u"roundSize"_s))
    , m_sizes(wrapped(named(new QLabel, u"roundSizes"_s)))
    , m_fault(new ReasonLine)
    , m_acts(new QWidget(this))
    , m_draw(
          named(keyed(new AccentButton(tr("Draw tables")), DeskKey::DrawTables), u"drawRound"_s)) {
    m_size->setRange(StormTableSize::min, StormTableSize::max);
    m_size->setValue(usualTable);
    auto* later = keyed(new QPushButton(tr("Cancel")), QKeySequence(Qt::Key_Escape));
    auto* size
        = rowOfParts({labelOf(*m_size, tr("Most players at a &table")), m_size, {m_sizes, 1}});
    auto* buttons = rowOfParts({later, FreeSpace{}});
    addParts(bareRow(m_acts), {m_draw});
    auto* column = bareColumn(this, space::small);
    column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Draw a round")));
    auto* hint
        = new TextLabel(TextLevel::Weak, tr("Press Space to check the players in this round."));
    addParts(column, {hint, {m_players, 1}, size, m_fault, buttons});
    connect(m_players, &QListWidget::itemChanged, this, &RoundPanel::showSizes);
    connect(m_size, &QSpinBox::valueChanged, this, &RoundPanel::showSizes);
    connect(m_draw, &QPushButton::clicked, this, &RoundPanel::draw);
    connect(later, &QPushButton::clicked, this, &RoundPanel::left);
}

void RoundPanel::show() {
    const QSignalBlocker quiet(m_players);
    m_players->clear();
    for (const Player& player : m_book.event().players) {
        auto* item = new QListWidgetItem(calledName(m_book.event(), player), m_players);
        item->setData(Qt::UserRole, player.id.text());
        item->setSizeHint({0, m_theme.rowHeight(fontMetrics())});
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(player.disqualified.value_or(false) ? Qt::Unchecked : Qt::Checked);
    }
    if (m_players->count() > 0)
        m_players->setCurrentRow(0);
    showSizes();
    m_players->setFocus(Qt::OtherFocusReason);
}

std::vector<PlayerId> RoundPanel::ticked() const {
    std::vector<PlayerId> players;
    for (int row = 0; row < m_players->count(); ++row) {
        const QListWidgetItem* item = m_players->item(row);
        const auto player = PlayerId::fromText(item->data(Qt::UserRole).toString());
        if (player && item->checkState() == Qt::Checked && findPlayer(m_book.event(), *player))
            players.push_back(*player);
    }
    return players;
}

void RoundPanel::showSizes() {
    const auto players = ticked();
    const auto sizes = stormTableSizes(players.size(), StormTableSize(m_size->value()));
    QStringList texts;
    for (const size_t size : sizes)
        texts.append(QString::number(size));
    m_sizes->setText(sizes.empty() ? tr("A round needs at least two players.")
                                   : tr("%n player(s) at tables of %1", nullptr,
                                        static_cast<int>(players.size()))
                                         .arg(texts.join(u", "_s)));
    m_fault->setText({});
}

void RoundPanel::draw() {
    const auto players = ticked();
    if (players.size() < 2) {
        m_fault->setText(tr("A round needs at least two players. Check who plays."));
        return;
    }
    StormRound round
        = drawStormRound(m_book.event(), players, StormTableSize(m_size->value()), m_newSeed());
    const auto typed = typedGames(m_book.session().drafts(), m_book.eventId(), m_book.event());
    round.number = nextRound(m_book.event(), typed);
    const int first = nextGame(m_book.event(), typed).value();
    for (size_t table = 0; table < round.tables.size(); ++table) {
        const auto game = StormGameNumber::fromInt(first + static_cast<qint64>(table));
        if (!game)
            return;
        if (!m_book.succeeded(m_book.session().saveDraft(m_book.eventId(), stormGameDraft(*game),
                                                         draftOf(textOf(round, table)))))
            return;
    }
    m_book.say(Gravity::Note, tr("Round %1: %n table(s) drawn. Players who have met before: %2.",
                                 nullptr, static_cast<int>(round.tables.size()))
                                  .arg(round.number.value())
                                  .arg(round.repeats));
    Q_EMIT drawn(first);
}

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
    m_list->breakLongTexts(StormGamesModel::Players); // shows who played each game
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyState(*m_list,
                   {LineIcon::Results, tr("The session's games appear here."), tr("Type a game")},
                   [this] { openNew(); });
    connect(m_fresh, &QPushButton::clicked, this, &GamesPage::openNew);
    connect(m_drawRound, &QPushButton::clicked, this, &GamesPage::drawRound);
    auto* left = new QWidget;
    addParts(bareColumn(left, space::small), {{m_list, 1}, m_exchange});

    auto* hint = wrapped(new TextLabel(
        TextLevel::Weak, tr("Type a game's number and press Enter to open its sheet. Drawn and "
                            "unfinished games stay here until they are recorded.")));
    hint->setAlignment(Qt::AlignTop);
    m_right->addWidget(hint);
    m_right->addWidget(m_sheetPlace);
    m_right->addWidget(m_round);
    m_parts = new ListWithPanel(left, m_right);
    m_parts->setPanelColumns(2); // a sheet has one row per seat
    auto* bar = new PageBar({FreeSpace{}, m_parts->turnButton(), m_fresh, m_drawRound}, this);
    addParts(pageColumn(this), {bar, {m_parts, 1}});
    (void)bareColumn(m_sheetPlace);
    (void)bareRow(m_sheetActs);
    bar->add(m_sheetActs);
    bar->add(m_round->acts());
    connect(m_right, &QStackedWidget::currentChanged, this, &GamesPage::showButtons);
    connect(m_parts, &ListWithPanel::turned, this, [this](bool isToPanel) {
        if (!isToPanel)
            leave();
        else if (m_list->currentIndex().isValid())
            open(m_games->row(m_list->currentIndex()).number);
    });
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
    addOfSheet(tr("Admitted by all &six Dune fiefs"), DeskKey::NoteOtherEnd, [](SheetView& shown) {
        static_cast<StormFields&>(shown.fields()).noteOtherVictory();
    });
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

/// The draw has its own button, and an empty list leads to the first game.
void GamesPage::showButtons() {
    const bool isEmpty = m_games->rowCount() == 0 && m_right->currentIndex() == 0;
    m_fresh->setVisible(!isEmpty);
    m_drawRound->setVisible(m_right->currentIndex() != 2 && !isEmpty);
    m_parts->setPanelNeeded(!isEmpty);
    m_sheetActs->setVisible(m_right->currentIndex() == 1);
    m_round->acts()->setVisible(m_right->currentIndex() == 2);
}

void GamesPage::arrive() {
    if (SheetView* shown = sheet()) {
        m_parts->turnToPanel();
        shown->goOn({});
    } else {
        m_list->setFocus();
    }
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
    m_parts->turnToPanel();
    m_list->revealRow(QString::number(number), StormGamesModel::Number);
    m_sheet->goOn({});
}

void GamesPage::openNew() {
    if (isPlayed() && m_book.canWrite())
        open(nextGame(m_book.event(), typed()).value());
}

/// Opens the next drawn table without a result, else a new game.
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
    m_parts->turnToList();
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
    m_parts->turnToPanel();
    m_round->show();
}

/// Keeps tables at which something is typed.
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
    m_book.say(Gravity::Note, gone == 0 ? tr("Every drawn table already has a draft or a result.")
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

#include "moc_games_page.cpp"
