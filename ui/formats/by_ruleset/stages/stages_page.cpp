#include "ui/formats/by_ruleset/stages/stages_page.h"

#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "scoring/heats/clock/heat_times.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/by_ruleset/ruleset_pages.h"
#include "ui/formats/by_ruleset/stages/places_view.h"
#include "ui/formats/by_ruleset/stages/stage_tables.h"
#include "ui/heats/final/line_up_view.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/heats_window.h"
#include "ui/itemmodels/time_text.h"
#include "ui/look/fitting/page_bar.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const StageLineUp* lineUpIn(const StageLineUps& lineUps, const Name& stage) {
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    return found == lineUps.stages.end() ? nullptr : &*found;
}

} // namespace

StagesPage::StagesPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_tabs(named(new QTabBar, u"stageTabs"_s, tr("Advanced rounds")))
    , m_parts(named(new QTabBar, u"stageParts"_s, tr("Stage parts")))
    , m_state(wrapped(named(new TextLabel(TextLevel::Strong), u"stageState"_s)))
    , m_why(wrapped(named(new TextLabel(TextLevel::Weak), u"stageWhy"_s)))
    , m_stack(new QStackedWidget)
    , m_lineUp(new LineUpView(pageContext, rulesetHeatsWindow))
    , m_tables(new StageTables(pageContext))
    , m_places(new PlacesView(pageContext)) {
    build();
    addAct(tr("Seat the t&ables"), DeskKey::DrawTables, [this] { seat(); });
    m_nextPart = addAct(tr("Ne&xt part"), DeskKey::NextSheet, [this] { stepPart(1); });
    addAct(tr("Pre&vious part"), DeskKey::PreviousSheet, [this] { stepPart(-1); });
    connectParts();
    showPart(WhoPlays);
}

void StagesPage::build() {
    for (QTabBar* bar : {m_tabs, m_parts}) {
        bar->setDrawBase(false);
        bar->setExpanding(false);
    }
    m_parts->addTab(tr("Who plays"));
    m_parts->addTab(tr("The tables"));
    m_stack->addWidget(m_lineUp);
    m_stack->addWidget(m_tables);
    m_stack->addWidget(m_places);
    auto* bar = new PageBar({m_tabs, FreeRoom{}, m_parts, m_lineUp->acts()});
    addParts(pageColumn(this), {bar, m_state, m_why, {m_stack, 1}});
    bar->add(m_tables->acts());
}

void StagesPage::connectParts() {
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        showStage();
        openNextPart();
        arriveAtPart();
    });
    connect(m_parts, &QTabBar::currentChanged, this, &StagesPage::showPart);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_isOpened = false;
        m_tables->showNothing();
    });
    m_book.followEvent(this, [this] {
        m_isStale = true;
        if (isVisible())
            refresh();
    });
    connect(m_lineUp, &LineUpView::playerWanted, this,
            [this](const PlayerId& player) { Q_EMIT leadsTo(u"players"_s, player.text()); });
    const auto toResults = [this] { Q_EMIT leadsTo(u"results"_s, {}); };
    connect(m_lineUp, &LineUpView::resultsWanted, this, toResults);
    connect(m_places, &PlacesView::resultsWanted, this, toResults);
    connect(m_tables, &StageTables::whoPlaysWanted, this,
            [this] { m_parts->setCurrentIndex(WhoPlays); });
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

bool StagesPage::isLast() const {
    return m_tabs->currentIndex() + 1 == m_tabs->count();
}

QString StagesPage::context() const {
    const PlayedStage* stage = played();
    if (!stage)
        return {};
    QStringList parts;
    if (const auto& start = stage->details.start)
        parts.append(dayAndTime(*start));
    if (stage->details.location)
        parts.append(*stage->details.location);
    parts.append(stage->details.closed ? tr("line-up closed") : tr("line-up provisional"));
    return parts.join(u" · "_s);
}

void StagesPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_isStale)
        refresh();
}

void StagesPage::arrive() {
    if (m_isStale)
        refresh();
    if (!m_isOpened) {
        openNextStage();
        openNextPart();
    }
    arriveAtPart();
}

/// To the tables of the stage that plays; where none does, it stays.
void StagesPage::turnToNow() {
    const auto* play = m_book.play<RulesetPlay>();
    const auto plays
        = [](const PlayedStage& stage) { return std::ranges::any_of(stage.games, isPlaying); };
    const PlayedStage* shown = played();
    if (!play || (shown && plays(*shown)))
        return;
    const auto stage = std::ranges::find_if(play->stages, plays);
    if (stage != play->stages.end())
        reveal(stage->name.text() + u"/tables"_s);
}

/// The first that is held and not over, or the last.
void StagesPage::openNextStage() {
    const auto* play = m_book.play<RulesetPlay>();
    if (!play)
        return;
    const auto isOpen = [&](const StageLineUp& stage) {
        const PlayedStage* recorded = findStage(*play, stage.stage);
        return stage.held && !(recorded && isAllRecorded(recorded->games));
    };
    const auto stages = stageLineUps(m_book.event()).stages;
    const auto next = std::ranges::find_if(stages, isOpen);
    if (stages.empty())
        return;
    const Name& shown = next == stages.end() ? stages.back().stage : next->stage;
    const auto& rules = play->ruleset.stages;
    const auto place = std::ranges::find(rules, shown, &StageRule::name) - rules.begin();
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(static_cast<int>(place));
    showStage();
}

void StagesPage::reveal(const QString& address) {
    if (m_isStale)
        refresh();
    if (address == u"places"_s) {
        m_tabs->setCurrentIndex(m_tabs->count() - 1);
        m_parts->setCurrentIndex(ThePlaces);
        m_isOpened = true;
        return;
    }
    const auto* play = m_book.play<RulesetPlay>();
    const auto stages = play ? play->ruleset.stages : std::vector<StageRule>();
    for (size_t tab = 0; tab < stages.size(); ++tab) {
        const QString name = stages[tab].name.text();
        if (address != name && !address.startsWith(name + u'/'))
            continue;
        m_tabs->setCurrentIndex(static_cast<int>(tab));
        return revealInStage(address.mid(name.size() + 1));
    }
    if (const auto player = PlayerId::fromText(address)) {
        m_isOpened = true;
        m_parts->setCurrentIndex(WhoPlays);
        m_lineUp->mark(*player);
    }
}

void StagesPage::revealInStage(const QString& place) {
    openNextPart();
    if (place == u"line-up"_s) {
        m_parts->setCurrentIndex(WhoPlays);
    } else if (place == u"tables"_s) {
        m_parts->setCurrentIndex(TheTables);
    } else if (const auto table = TableNumber::fromInt(place.toInt())) {
        m_parts->setCurrentIndex(TheTables);
        const PlayedStage* stage = played();
        const bool isThere
            = stage && std::ranges::find(stage->games, *table, &Game::table) != stage->games.end();
        if (isThere)
            return m_tables->openTable(*table);
    }
    arriveAtPart();
}

void StagesPage::refresh() {
    m_isStale = false;
    showTabs();
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

void StagesPage::showNoStage() {
    m_state->setText(m_book.play<RulesetPlay>()
                         ? tr("The ruleset has no advanced rounds: the standings decide.")
                         : QString());
    m_state->show();
    m_why->hide();
    m_tables->showNothing();
    m_parts->setVisible(false);
    showPlaces(true);
    m_parts->setCurrentIndex(ThePlaces);
    m_places->refresh();
    Q_EMIT contextChanged();
}

void StagesPage::showStage() {
    const StageRule* shown = rule();
    if (!shown)
        return showNoStage();
    const StageLineUps lineUps = stageLineUps(m_book.event());
    m_lineUp->showRound(shown->name);
    m_tables->showStage(shown->name, m_lineUp->round(), lineUpIn(lineUps, shown->name));
    m_places->refresh();
    m_parts->setVisible(true);
    showPlaces(isLast());
    showState(lineUps);
    Q_EMIT contextChanged();
}

/// Behind the last stage.
void StagesPage::showPlaces(bool isShown) {
    const bool isThere = m_parts->count() > ThePlaces;
    if (isShown && !isThere)
        m_parts->addTab(tr("Places"));
    else if (!isShown && isThere)
        m_parts->removeTab(ThePlaces);
}

void StagesPage::showState(const StageLineUps& lineUps) {
    const StageLineUp* lineUp = lineUpIn(lineUps, rule()->name);
    m_state->setText(stateText(lineUp));
    // Where nobody is known to play, the part that is shown says what will stand there.
    const bool isKnown = lineUp && lineUp->reason.qualified > 0;
    m_state->setVisible(isKnown);
    const QString why = isKnown ? whyText(*lineUp) : QString();
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
}

QString StagesPage::stateText(const StageLineUp* lineUp) const {
    if (!lineUp)
        return tr("Players are known once the previous stage is over and its ties are rolled.");
    if (!lineUp->held)
        return lineUp->reason.qualified == 0
                   ? tr("Nobody qualifies yet.")
                   : heldText(m_book.wording().language(), *rule(), lineUp->reason);
    const PlayedStage* stage = played();
    if (!stage || stage->games.empty())
        return tr("%n player(s) (plays|play); tables are not seated yet.", nullptr,
                  static_cast<int>(m_lineUp->round().advancement.lineUp.size()));
    int games = 0;
    int recorded = 0;
    for (const Game& game : stage->games) {
        games += game.isVoid ? 0 : 1;
        recorded += !game.isVoid && hasResult(game) ? 1 : 0;
    }
    return tr("%1 of %n game(s) recorded", nullptr, games).arg(recorded);
}

QString StagesPage::whyText(const StageLineUp& lineUp) const {
    const Language& language = m_book.wording().language();
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    QStringList sentences;
    if (lineUp.held || lineUp.reason.qualified == 0)
        sentences.append(heldText(language, *rule(), lineUp.reason));
    if (lineUp.held) {
        sentences.append(stageNumberText(language, lineUp));
        sentences.append(
            movesUpTexts(language, lineUp, m_lineUp->round().details.unavailable, nameOf));
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

void StagesPage::openNextPart() {
    m_isOpened = true;
    const PlayedStage* stage = played();
    const bool isOver = stage && isAllRecorded(stage->games);
    if (!rule() || (isOver && isLast()))
        m_parts->setCurrentIndex(ThePlaces);
    else
        m_parts->setCurrentIndex(
            stage && (stage->details.closed || !stage->games.empty()) ? TheTables : WhoPlays);
}

void StagesPage::showPart(int part) {
    m_stack->setCurrentIndex(part);
    m_lineUp->acts()->setVisible(part == WhoPlays);
    m_tables->acts()->setVisible(part == TheTables);
    showActions(*this, m_nextPart, m_lineUp->lineUpActions(), part == WhoPlays);
    showActions(*this, m_nextPart, m_tables->tableActions(), part == TheTables);
    if (isVisible())
        arriveAtPart();
}

void StagesPage::arriveAtPart() {
    switch (m_parts->currentIndex()) {
    case TheTables: m_tables->arrive(); break;
    case ThePlaces: m_places->arrive(); break;
    default: m_lineUp->focusList();
    }
}

void StagesPage::stepPart(int direction) {
    const int count = m_parts->count();
    m_parts->setCurrentIndex((m_parts->currentIndex() + direction + count) % count);
}

void StagesPage::seat() {
    if (m_parts->currentIndex() != TheTables)
        m_parts->setCurrentIndex(TheTables);
    else
        m_tables->seat();
}

bool StagesPage::lettersActAt(const QWidget& focus) const {
    return m_tables->isAtSeats(focus) || Page::lettersActAt(focus);
}

} // namespace mentat
