#include "ui/formats/wbc_dune/final/final_game_view.h"

#include "app/session/rounds/tables/table_acts.h"
#include "model/rounds/game_address.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/wbc_dune/dune_heats_window.h"
#include "ui/formats/wbc_dune/final/final_outcome_panel.h"
#include "ui/formats/wbc_dune/final/final_play_panel.h"
#include "ui/formats/wbc_dune/final/finalists_panel.h"
#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"
#include "ui/heats/results/kept_drafts.h"
#include "ui/heats/results/sheet_actions.h"
#include "ui/lists/empty_place.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/fitting/measure.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int widestFinal = 200; // letters of the font

struct NextStep {
    QString text;
    LineIcon icon;
    QKeySequence key; // empty: the step is typed where it leads to
};

/// What the accent button does; nothing where there is nothing to do.
std::optional<NextStep> nextStepOf(FinalStep step) {
    switch (step) {
    case FinalStep::Voting: return NextStep{FinalGameView::tr("Vote"), LineIcon::Check, {}};
    case FinalStep::Picks:
        return NextStep{FinalGameView::tr("Pick factions"), LineIcon::Players, {}};
    case FinalStep::TakingSeats:
        return NextStep{FinalGameView::tr("Draw the seats"), LineIcon::Draw,
                        sequenceOf(DeskKey::DrawTables)};
    case FinalStep::ToStart:
        return NextStep{FinalGameView::tr("Start the final"), LineIcon::Start,
                        sequenceOf(DeskKey::StartFinal)};
    case FinalStep::Playing:
        return NextStep{FinalGameView::tr("Ended now"), LineIcon::Clock,
                        sequenceOf(DeskKey::EndedNow)};
    case FinalStep::ResultDue:
        return NextStep{FinalGameView::tr("Type the sheet"), LineIcon::Results, {}};
    case FinalStep::Rolls:
        return NextStep{FinalGameView::tr("Type the rolls"), LineIcon::Check, {}};
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break;
    }
    return std::nullopt;
}

size_t picked(const FinalState& state) {
    size_t count = 0;
    for (const FinalSeat& seat : state.seats)
        count += seat.picked ? 1U : 0U;
    return count;
}

} // namespace

FinalGameView::FinalGameView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_provisional(named(new ReasonLine, u"lineUpOpen"_s))
    , m_toLineUp(new QPushButton(lineIcon(LineIcon::Players), tr("&Who plays")))
    , m_head(nullptr)
    , m_nextStep(new QWidget(this))
    , m_nextText(named(new TextLabel(TextLevel::Strong), u"finalNext"_s))
    , m_champion(wrapped(named(new TextLabel(TextLevel::Fact), u"champion"_s)))
    , m_next(named(new AccentButton, u"finalNextStep"_s))
    , m_finalists(new FinalistsPanel(pageContext))
    , m_play(new FinalPlayPanel(pageContext))
    , m_outcome(new FinalOutcomePanel(pageContext))
    , m_stack(new QStackedWidget)
    , m_none(
          new EmptyPage({LineIcon::Awards, tr("The final appears here once a heat has a result."),
                         tr("Type a result")},
                        [this] { Q_EMIT resultsWanted(); }))
    , m_sheetActions(new SheetActions([this] { return shownSheet(); }, this)) {
    m_head = makeHead();
    build();
    makeActions();
    makeSheetActions();
    connect(m_next, &QPushButton::clicked, this, &FinalGameView::takeNextStep);
    connect(m_toLineUp, &QPushButton::clicked, this, &FinalGameView::lineUpWanted);
    connect(m_outcome, &FinalOutcomePanel::sheetWanted, this, &FinalGameView::openSheet);
    connect(&m_book, &OpenBook::eventChosen, this, &FinalGameView::closeSheet);
    refresh();
}

QWidget* FinalGameView::makeHead() {
    m_toLineUp->setObjectName(u"toLineUp"_s);
    showPlainly(*m_nextText);
    auto* provisional = rowOfParts({{m_provisional, 1}, m_toLineUp});
    addParts(bareRow(m_nextStep), {m_next});
    auto* head = new QWidget;
    addParts(bareColumn(head, space::small), {provisional, m_champion, m_nextText});
    return head;
}

void FinalGameView::build() {
    setObjectName(u"finalGame"_s);
    auto* inner = new QWidget;
    addParts(bareColumn(inner, space::page), {m_finalists, m_play, m_outcome, FreeRoom{}});
    keepToMeasure(*inner, widestFinal);
    auto* area = new QScrollArea;
    area->setWidget(inner);
    makeBare(*area);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(area);
    addParts(bareColumn(this, space::small), {m_head, {m_stack, 1}, m_none});
}

QAction* FinalGameView::addTo(const QString& text, std::optional<DeskKey> key,
                              const std::function<void()>& act) {
    QAction* action = makeAct(this, text, key, act);
    addAction(action);
    return action;
}

void FinalGameView::makeActions() {
    auto* draw
        = addTo(tr("&Draw the seats"), DeskKey::DrawTables, [this] { m_finalists->drawSeats(); });
    auto* back = addTo(tr("Take back the last &pick"), std::nullopt,
                       [this] { m_finalists->takeBackPick(); });
    m_beforePlay = {draw, back};
    m_startAction = addTo(tr("&Start the final"), std::nullopt, [this] { start(); });
    m_takeBackStart = addTo(tr("Take back the s&tart"), std::nullopt, [this] {
        m_book.perform(takeBackStart(m_book.event(), finalAddress(m_book.event())));
    });
    m_endAction = addTo(tr("&Ended now"), DeskKey::EndedNow, [this] { endNow(); });
    m_takeBackEnd = addTo(tr("Take &back the end"), std::nullopt, [this] {
        m_book.perform(takeBackEnd(m_book.event(), finalAddress(m_book.event())));
    });
    addTo(tr("Final score s&heet"), DeskKey::FinalSheet, [this] { openSheet(); });
    m_rollAction
        = addTo(tr("Enter tie r&olls"), DeskKey::TypeRolls, [this] { m_outcome->focusRolls(); });
}

/// Ctrl+Enter records where a sheet is open, and starts the final where none is.
void FinalGameView::makeSheetActions() {
    addTo(tr("&Record, or start the final"), DeskKey::StartFinal, [this] { record(); });
    const auto add = [this](const QString& text, std::optional<DeskKey> key, auto act) {
        addAction(m_sheetActions->add({text, key, std::mem_fn(act)}));
    };
    addAction(m_sheetActions->add(correctRecorded()));
    add(tr("S&witch between recorded result and draft"), std::nullopt, &HeatSheet::toggleRecorded);
    addTo(tr("Discard the dra&ft"), std::nullopt,
          [this] { throwAwayDraftOf(m_book, finalAddress(m_book.event())); });
    add(tr("&Accept the warnings"), DeskKey::AcceptWarnings, &HeatSheet::acceptWarnings);
    for (const SheetAct& own : duneSheetActs(false))
        addAction(m_sheetActions->add(own));
    add(tr("Add a pla&yer who played here…"), std::nullopt, &HeatSheet::addPlayer);
    add(tr("Ta&ke this row's player out of the game"), std::nullopt, &HeatSheet::removePlayer);
}

ResultSheet* FinalGameView::shownSheet() const {
    return m_sheet && m_stack->currentWidget() == m_sheet ? m_sheet : nullptr;
}

void FinalGameView::refresh() {
    if (!m_book.hasEvent() || !std::holds_alternative<DunePlay>(m_book.event().play))
        return;
    m_state = finalState(m_book.event());
    if (m_sheet && !onlyFinalGame(m_book.event()))
        closeSheet();
    m_finalists->showState(m_state);
    m_play->showState(m_state);
    m_outcome->showState(m_state);
    showStep();
    showActions();
}

void FinalGameView::showStep() {
    const bool isBeforePlay = m_state.step < FinalStep::Playing;
    const bool isOpen
        = !m_state.isLineUpClosed && m_state.step != FinalStep::NoLineUp && isBeforePlay;
    m_provisional->setText(
        isOpen ? tr("The line-up is not closed and can still change. Close it under Who plays, "
                    "or go on here.")
               : QString(),
        ReasonLine::Weight::Warning);
    m_toLineUp->setVisible(isOpen);
    const auto next = nextStepOf(m_state.step);
    m_next->setVisible(next && m_book.canWrite() && !shownSheet());
    if (next) {
        setTextAndKey(*m_next, next->text, next->key);
        m_next->setLineIcon(next->icon);
    }
    m_nextText->setText(nextText());
    m_nextText->setVisible(m_state.step != FinalStep::Placed);
    const auto placements = m_state.step == FinalStep::Placed ? dunePlacements(m_book.event())
                                                              : std::vector<Placement>();
    m_champion->setVisible(!placements.empty());
    if (!placements.empty())
        m_champion->setText(
            tr("%1 has won the final.").arg(playerName(m_book.event(), placements[0].player)));
    const bool hasLineUp = m_state.step != FinalStep::NoLineUp;
    m_finalists->setVisible(hasLineUp);
    m_play->setVisible(hasLineUp);
    m_head->setVisible(hasLineUp && !shownSheet());
    m_none->standInFor(*m_stack, !hasLineUp);
}

QString FinalGameView::nextText() const {
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    const auto all = m_state.seats.size();
    switch (m_state.step) {
    case FinalStep::Voting:
        return tr("The finalists vote on the expansion: %1 of %2 have voted.")
            .arg(all - m_state.votes.missing)
            .arg(all);
    case FinalStep::Picks:
        return tr("%1 picks a faction, by its letter: %2 of %3 have picked.")
            .arg(nameOf(*m_state.picking.next), QString::number(picked(m_state)),
                 QString::number(all));
    case FinalStep::TakingSeats: return tr("Draw the seats, or type each number under Seat.");
    case FinalStep::ToStart:
        return m_book.event().settings.finalTrades
                   ? tr("Ready to start. For a trade, type under Plays the letter of the faction "
                        "a player gets.")
                   : tr("Ready to start.");
    case FinalStep::Playing: return tr("The final is being played.");
    case FinalStep::ResultDue: return tr("The final has ended. Type its sheet.");
    case FinalStep::Rolls: return tr("Finalists are tied and roll for their places.");
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break; // these have lines of their own
    }
    return {};
}

void FinalGameView::showActions() {
    const bool isBeforePlay = m_state.step < FinalStep::Playing;
    for (QAction* action : m_beforePlay)
        action->setEnabled(m_book.canWrite() && isBeforePlay);
    const auto& play = std::get<DunePlay>(m_book.event().play);
    const bool sits = play.finalGame() && !play.finalGame()->seats.empty();
    m_startAction->setEnabled(m_book.canWrite() && sits && isBeforePlay);
    m_takeBackStart->setEnabled(m_state.step == FinalStep::Playing);
    m_endAction->setEnabled(shownSheet() || (sits && m_state.step <= FinalStep::Playing));
    m_takeBackEnd->setEnabled(m_state.step == FinalStep::ResultDue);
    m_rollAction->setEnabled(m_state.step == FinalStep::Rolls && !shownSheet());
    m_sheetActions->follow();
}

void FinalGameView::takeNextStep() {
    switch (m_state.step) {
    case FinalStep::Voting:
    case FinalStep::Picks: m_finalists->focusStep(); break;
    case FinalStep::TakingSeats:
        m_finalists->drawSeats();
        m_finalists->setFocus();
        break;
    case FinalStep::ToStart: start(); break;
    case FinalStep::Playing: endNow(); break;
    case FinalStep::ResultDue: openSheet(); break;
    case FinalStep::Rolls: m_outcome->focusRolls(); break;
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break;
    }
}

void FinalGameView::arrive() {
    if (ResultSheet* sheet = shownSheet())
        sheet->goOn({});
    else if (m_state.step <= FinalStep::Playing && m_state.step != FinalStep::NoLineUp)
        m_finalists->focusStep(); // not on a button that ends the final by a stray key
    else if (m_state.step == FinalStep::Rolls)
        m_outcome->focusRolls();
    else if (m_state.step == FinalStep::Placed)
        m_outcome->focusPlaces();
    else if (m_state.step == FinalStep::NoLineUp)
        m_none->button().setFocus(Qt::OtherFocusReason);
    else
        m_next->setFocus();
}

void FinalGameView::start() {
    m_book.perform(startTable(m_book.event(), finalAddress(m_book.event()), m_book.now()));
    arrive();
}

/// In an open sheet the time goes into its field.
void FinalGameView::endNow() {
    if (ResultSheet* sheet = shownSheet())
        sheet->endNow();
    else if (m_book.perform(endGame(m_book.event(), finalAddress(m_book.event()), m_book.now())))
        openSheet();
}

void FinalGameView::record() {
    if (ResultSheet* sheet = shownSheet())
        sheet->record();
    else if (m_startAction->isEnabled())
        start();
}

void FinalGameView::openSheet() {
    if (!onlyFinalGame(m_book.event())) {
        m_book.say(Gravity::Refused,
                   tr("No one is seated for the final yet. Draw the seats first (F9)."));
        return;
    }
    if (!m_sheet) {
        m_sheet = new ResultSheet(m_pageContext, finalAddress(m_book.event()));
        m_sheet->setPosition(tr("Final score sheet"));
        m_stack->addWidget(m_sheet);
        m_nextStep->layout()->addWidget(&m_sheet->acts());
        const auto leave = [this] {
            closeSheet();
            refresh();
            arrive();
        };
        connect(m_sheet, &HeatSheet::stateChanged, m_sheetActions, &SheetActions::follow);
        connect(m_sheet, &ResultSheet::left, this, leave);
        connect(m_sheet, &ResultSheet::recorded, this, leave);
    }
    m_stack->setCurrentWidget(m_sheet);
    showStep();
    showActions();
    m_sheet->focusNextOpen();
}

void FinalGameView::closeSheet() {
    if (!m_sheet)
        return;
    m_stack->removeWidget(m_sheet);
    m_sheet->acts().hide();
    m_sheet->deleteLater();
    m_sheet = nullptr;
    m_stack->setCurrentIndex(0);
}

} // namespace mentat
