#include "ui/formats/by_ruleset/stages/stages_page.h"

#include "app/session/formats/by_ruleset/result_place.h"
#include "app/session/formats/by_ruleset/stage_acts.h"
#include "model/formats/by_ruleset/results.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "ui/desk/keys.h"
#include "ui/desk/typed_text.h"
#include "ui/formats/by_ruleset/results/ruleset_sheet.h"
#include "ui/itemmodels/formats/by_ruleset/stage_models.h"
#include "ui/itemmodels/player_names.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const StageLineUp* lineUpIn(const StageLineUps& lineUps, const Name& stage) {
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    return found == lineUps.stages.end() ? nullptr : &*found;
}

QString winnersOfTable(const Event& event, const Game& game, Scores scores) {
    if (!hasResult(game))
        return {};
    const std::vector<int> places = placesOf(game, scores);
    std::vector<PlayerId> first;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 1)
            first.push_back(game.seats[i].player);
    }
    return playerNames(event, first);
}

std::vector<PlayerId> seatedAt(const Game& game) {
    std::vector<PlayerId> players;
    std::ranges::transform(game.seats, std::back_inserter(players), &Seat::player);
    return players;
}

} // namespace

StagesPage::StagesPage(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_tabs(named(new QTabBar, u"stageTabs"_s, tr("Advanced rounds")))
    , m_state(wrapped(named(new TextLabel(TextLevel::Strong), u"stageState"_s)))
    , m_ties(named(new ReasonLine, u"stageTies"_s))
    , m_seat(named(new AccentButton(tr("Seat the tables (%1)").arg(keyName(DeskKey::DrawTables))),
                   u"seatStage"_s))
    , m_playersModel(new StagePlayersModel(this))
    , m_players(
          named(new ListTable(pageContext.theme, tr("Who plays the stage")), u"stagePlayers"_s))
    , m_tablesModel(new StageTablesModel(this))
    , m_tables(
          named(new ListTable(pageContext.theme, tr("Tables of the stage")), u"stageTables"_s)) {
    build();
    m_seatAction = addAct(tr("&Seat the tables"), DeskKey::DrawTables, [this] { seat(); });
    addAct(tr("&Can't play, or can after all"), std::nullopt, [this] { toggleUnavailable(); });
    addAct(tr("&Open the marked table's sheet"), std::nullopt, [this] { openMarked(); });
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        closeSheet();
        showStage();
    });
    connect(m_seat, &QPushButton::clicked, this, &StagesPage::seat);
    connect(m_tables, &QAbstractItemView::activated, this, &StagesPage::openMarked);
    connect(&m_book, &OpenBook::eventChosen, this, &StagesPage::closeSheet);
    const auto changed = [this] {
        m_isStale = true;
        if (isVisible())
            refresh();
    };
    m_book.followEvent(this, changed);
    connect(&m_book, &OpenBook::draftsChanged, this, [this] {
        if (isVisible() && m_book.play<RulesetPlay>())
            showTables(played());
    });
}

void StagesPage::build() {
    m_seat->setLineIcon(LineIcon::Draw);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_players->setModel(m_playersModel);
    m_players->setWideColumn(StagePlayersModel::Name);
    m_players->setSpareColumns({StagePlayersModel::Number, StagePlayersModel::Status});
    m_players->setSelectionMode(QAbstractItemView::SingleSelection);
    m_players->setEmptyText(tr("Here stands who qualified, once that is known."));
    m_players->installEventFilter(this);
    m_tables->setModel(m_tablesModel);
    m_tables->setWideColumn(StageTablesModel::Players);
    m_tables->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tables->setEmptyText(tr("The tables stand here once they are seated."));
    auto* keys = wrapped(
        new TextLabel(TextLevel::Weak, tr("Space: can't play, or can after all; the next alternate "
                                          "moves up.")));
    auto* left = addParts(bareColumn(nullptr, space::small), {{m_players, 1}, keys});
    m_right = addParts(bareColumn(nullptr, space::medium), {{m_tables, 1}});
    auto* parts = addParts(bareRow(nullptr, space::page), {{left, 1}, {m_right, 2}});
    addParts(pageColumn(this, space::small, 0),
             {m_tabs, rowOfParts({{m_state, 1}, m_seat}), m_ties, {parts, 1}});
}

const StageRule* StagesPage::rule() const {
    const auto* play = m_book.play<RulesetPlay>();
    const int shown = m_tabs->currentIndex();
    if (!play || shown < 0 || shown >= static_cast<int>(play->ruleset.stages.size()))
        return nullptr;
    return &play->ruleset.stages[static_cast<size_t>(shown)];
}

const PlayedStage* StagesPage::played() const {
    const StageRule* shown = rule();
    return shown ? findStage(*m_book.play<RulesetPlay>(), shown->name) : nullptr;
}

void StagesPage::arrive() {
    if (m_isStale)
        refresh();
    if (m_sheet)
        m_sheet->goOn(m_sheet->fieldNow());
    else
        (m_tablesModel->rowCount() > 0 ? m_tables : m_players)->setFocus();
}

void StagesPage::reveal(const QString& address) {
    if (m_isStale)
        refresh();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (m_tabs->tabText(tab) == address)
            m_tabs->setCurrentIndex(tab);
    }
}

void StagesPage::refresh() {
    m_isStale = false;
    showTabs();
    if (m_sheet && !(rule() && gameOfResult(m_book.event(), {m_sheet->place(), rule()->name})))
        closeSheet();
    showStage();
}

void StagesPage::showTabs() {
    const auto* play = m_book.play<RulesetPlay>();
    QStringList names;
    if (play) {
        for (const StageRule& stage : play->ruleset.stages)
            names.append(stage.name.text());
    }
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > names.size())
        m_tabs->removeTab(m_tabs->count() - 1);
    for (int tab = 0; tab < names.size(); ++tab) {
        if (tab >= m_tabs->count())
            m_tabs->addTab({});
        m_tabs->setTabText(tab, QString(names[tab]).replace(u'&', u"&&"_s));
    }
}

QString StagesPage::stateText(const StageRule& rule, const StageLineUps& lineUps,
                              const PlayedStage* played) const {
    const StageLineUp* lineUp = lineUpIn(lineUps, rule.name);
    if (!lineUp)
        return tr("Who plays is known once the stage before it is over and its ties are rolled.");
    if (!lineUp->held)
        return tr("Not held: who qualified goes on to the next stage (H8).");
    if (played && !played->games.empty()) {
        const auto recorded = std::ranges::count_if(
            played->games, [](const Game& game) { return game.isVoid || hasResult(game); });
        return tr("%1 of %n game(s) recorded", nullptr, static_cast<int>(played->games.size()))
            .arg(recorded);
    }
    return tr("%n player(s) play; the tables are not seated yet.", nullptr,
              static_cast<int>(lineUp->lineUp.size()));
}

void StagesPage::showStage() {
    const StageRule* shown = rule();
    const auto* play = m_book.play<RulesetPlay>();
    m_seat->setVisible(false);
    m_seatAction->setEnabled(false);
    m_ties->setText({});
    if (!shown) {
        m_state->setText(play ? tr("The ruleset has no advanced rounds: the standings decide.")
                              : QString());
        m_playersModel->setRows({});
        m_tablesModel->setRows({});
        return;
    }
    const Event& event = m_book.event();
    const StageLineUps lineUps = stageLineUps(event);
    const PlayedStage* recorded = played();
    const StageLineUp* lineUp = lineUpIn(lineUps, shown->name);
    m_state->setText(stateText(*shown, lineUps, recorded));
    QStringList ties;
    for (const StageTie& tie : lineUps.ties) {
        if (tie.stage == shown->name)
            ties.append(
                tr("Tied for who goes on: %1. They roll.").arg(playerNames(event, tie.players)));
    }
    m_ties->setText(ties.join(u'\n'), ReasonLine::Weight::Warning);
    m_playersModel->setRows(
        lineUp ? stagePlayerRows(event, *lineUp,
                                 recorded ? recorded->details.unavailable : std::vector<PlayerId>(),
                                 recorded ? recorded->games : std::vector<Game>())
               : std::vector<StagePlayerRow>());
    fitColumns(*m_players);
    const bool hasResults = recorded && std::ranges::any_of(recorded->games, [](const Game& game) {
                                return hasResult(game);
                            });
    const bool canSeat
        = lineUp && lineUp->held && !lineUp->lineUp.empty() && !hasResults && m_book.canWrite();
    m_seat->setVisible(canSeat);
    m_seat->setText(recorded && !recorded->games.empty()
                        ? tr("Seat them again (%1)").arg(keyName(DeskKey::DrawTables))
                        : tr("Seat the tables (%1)").arg(keyName(DeskKey::DrawTables)));
    m_seatAction->setEnabled(canSeat);
    showTables(recorded);
    Q_EMIT contextChanged();
}

void StagesPage::showTables(const PlayedStage* recorded) {
    std::vector<StageTableRow> rows;
    const Event& event = m_book.event();
    const Scores scores = std::get<RulesetPlay>(event.play).ruleset.score;
    for (const Game& game : recorded ? recorded->games : std::vector<Game>()) {
        const ResultPlace place{{std::nullopt, game.table}, recorded->name};
        rows.push_back({game.table, m_book.draft(resultDraftPlace(place)).has_value(),
                        hasResult(game), playerNames(event, seatedAt(game)),
                        winnersOfTable(event, game, scores)});
    }
    m_tablesModel->setRows(std::move(rows));
    if (!m_tables->currentIndex().isValid() && m_tablesModel->rowCount() > 0)
        m_tables->setCurrentIndex(m_tablesModel->index(0, StageTablesModel::Table));
    fitColumns(*m_tables);
}

void StagesPage::seat() {
    const StageRule* shown = rule();
    if (!shown)
        return;
    closeSheet();
    const auto draw = drawStage(m_book.event(), {shown->name, m_pageContext.newSeed(), true});
    if (!draw) {
        m_book.say(Gravity::Refused, m_book.worded(draw.error()));
        return;
    }
    if (m_book.perform(setStageTables(m_book.event(), *draw)))
        m_tables->setFocus();
}

void StagesPage::toggleUnavailable() {
    const QModelIndex current = m_players->currentIndex();
    const StageRule* shown = rule();
    if (!current.isValid() || !shown)
        return;
    const StagePlayerRow row = m_playersModel->row(current);
    m_book.perform(setUnavailable(m_book.event(), shown->name, row.player, !row.isUnavailable));
}

void StagesPage::openMarked() {
    const QModelIndex current = m_tables->currentIndex();
    if (!current.isValid() || !rule())
        return;
    closeSheet();
    const GameAddress table{std::nullopt, m_tablesModel->row(current).table};
    m_sheet = new RulesetSheet(m_pageContext, {table, rule()->name});
    m_sheet->setPosition(rule()->name.text());
    m_right->addWidget(m_sheet, 1);
    connect(m_sheet, &HeatSheet::left, this, [this] {
        closeSheet();
        m_tables->setFocus();
    });
    connect(m_sheet, &HeatSheet::recorded, this, [this] {
        const bool leadsToNext = m_sheet->leadsToNext();
        const TableNumber done = m_sheet->place().table;
        closeSheet();
        m_tables->setFocus();
        if (leadsToNext)
            typeNext(done);
    });
    m_sheet->goOn({});
}

void StagesPage::closeSheet() {
    if (!m_sheet)
        return;
    m_sheet->hide();
    m_sheet->deleteLater();
    m_sheet = nullptr;
}

/// The sheet of the next table that has no result yet.
void StagesPage::typeNext(TableNumber done) {
    const PlayedStage* recorded = played();
    for (int row = 0; recorded && row < m_tablesModel->rowCount(); ++row) {
        const QModelIndex index = m_tablesModel->index(row, StageTablesModel::Table);
        if (m_tablesModel->row(index).hasResult || m_tablesModel->row(index).table == done)
            continue;
        m_tables->setCurrentIndex(index);
        return openMarked();
    }
}

bool StagesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_players && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        toggleUnavailable();
        return true;
    }
    return Page::eventFilter(watched, event);
}

} // namespace mentat
