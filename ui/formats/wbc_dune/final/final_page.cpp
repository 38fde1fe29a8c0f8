#include "ui/formats/wbc_dune/final/final_page.h"

#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/dune_heats_window.h"
#include "ui/formats/wbc_dune/final/final_game_view.h"
#include "ui/heats/final/line_up_view.h"
#include "ui/heats/shown_heat.h"
#include "ui/itemmodels/time_text.h"
#include "ui/look/fitting/page_bar.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace mentat {

FinalPage::FinalPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_tabs(named(new QTabBar, u"finalTabs"_s, tr("Parts of the final")))
    , m_stack(new QStackedWidget)
    , m_lineUp(new LineUpView(pageContext, duneHeatsWindow))
    , m_game(new FinalGameView(pageContext)) {
    build();
    makeActions();
    connect(&m_book, &OpenBook::eventChanged, this, &FinalPage::noteChange);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_isOpened = false;
        noteChange();
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &FinalPage::showPart);
    showPart(WhoPlays);
    connect(m_lineUp, &LineUpView::playerWanted, this,
            [this](const PlayerId& player) { Q_EMIT leadsTo(u"players"_s, player.text()); });
    connect(m_lineUp, &LineUpView::resultsWanted, this,
            [this] { Q_EMIT leadsTo(u"results"_s, {}); });
    connect(m_game, &FinalGameView::resultsWanted, this,
            [this] { Q_EMIT leadsTo(u"results"_s, {}); });
    connect(m_game, &FinalGameView::lineUpWanted, this, [this] {
        m_tabs->setCurrentIndex(WhoPlays);
        m_lineUp->focusList();
    });
}

void FinalPage::build() {
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Who plays"));
    m_tabs->addTab(tr("The game"));
    m_stack->addWidget(m_lineUp);
    m_stack->addWidget(m_game);
    auto* bar = new PageBar({{m_tabs, 1}, m_lineUp->acts(), m_game->nextStep()});
    addParts(pageColumn(this), {bar, {m_stack, 1}});
}

void FinalPage::makeActions() {
    m_nextPart = addAct(tr("Ne&xt part"), DeskKey::NextSheet, [this] { stepPart(1); });
    addAct(tr("Pre&vious part"), DeskKey::PreviousSheet, [this] { stepPart(-1); });
}

QString FinalPage::context() const {
    const Stage* stage = shownStage(m_book);
    if (!stage)
        return {};
    QStringList parts;
    if (const auto& start = stage->start)
        parts.append(dayAndTime(*start));
    if (stage->location)
        parts.append(*stage->location);
    parts.append(stage->closed ? tr("line-up closed") : tr("line-up provisional"));
    return parts.join(u" · "_s);
}

void FinalPage::noteChange() {
    m_isStale = true;
    if (isVisible())
        refresh();
}

void FinalPage::refresh() {
    m_isStale = false;
    m_lineUp->refresh();
    m_game->refresh();
    Q_EMIT contextChanged();
}

void FinalPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_isStale)
        refresh();
}

void FinalPage::arrive() {
    if (m_isStale)
        refresh();
    if (!m_isOpened)
        openNextPart();
    arriveAtPart();
}

void FinalPage::openNextPart() {
    m_isOpened = true;
    const Stage* stage = shownStage(m_book);
    const bool closed = stage && stage->closed;
    m_tabs->setCurrentIndex(closed ? TheGame : WhoPlays);
}

void FinalPage::reveal(const QString& address) {
    if (m_isStale)
        refresh();
    const bool isGame = address == u"game"_s;
    if (isGame || address == u"line-up"_s) {
        m_isOpened = true;
        m_tabs->setCurrentIndex(isGame ? TheGame : WhoPlays);
        return arriveAtPart();
    }
    const auto player = PlayerId::fromText(address);
    if (!player)
        return;
    m_isOpened = true;
    m_tabs->setCurrentIndex(WhoPlays);
    m_lineUp->mark(*player);
}

void FinalPage::showPart(int part) {
    m_stack->setCurrentIndex(part);
    m_lineUp->acts()->setVisible(part == WhoPlays);
    m_game->nextStep()->setVisible(part == TheGame);
    showActions(*this, m_nextPart, m_lineUp->lineUpActions(), part == WhoPlays);
    showActions(*this, m_nextPart, m_game->actions(), part == TheGame);
    if (isVisible())
        arriveAtPart();
}

void FinalPage::arriveAtPart() {
    if (m_tabs->currentIndex() == TheGame)
        m_game->arrive();
    else
        m_lineUp->focusList();
}

void FinalPage::stepPart(int direction) {
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + direction + count) % count);
}

} // namespace mentat
