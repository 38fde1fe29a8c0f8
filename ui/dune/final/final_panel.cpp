#include "ui/dune/final/final_panel.h"

#include "app/session/dune/dune_session.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/rounds/round.h"
#include "reports/tables/places_list.h"
#include "reports/wording/dune/rule_notes.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/ranking/tie_rolls.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/dune/final/finalists_panel.h"
#include "ui/heats/final/round_rolls.h"
#include "ui/heats/shown_round.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

static constexpr int lettersForReasons = 120;
static const QString whyKey = u"reason"_s;

FinalOutcomePanel::FinalOutcomePanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_table(new WholeTable(pageContext.theme, tr("Places in the final")))
    , m_reason(new TextLabel(TextLevel::Weak))
    , m_rolls(new RoundRolls(pageContext.book)) {
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FinalOutcomePanel::showReason);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            &FinalOutcomePanel::showReason, Qt::QueuedConnection);
}

void FinalOutcomePanel::build() {
    m_table->setObjectName(u"placementsList"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    showPlainly(*m_reason);
    auto* sheet = new QPushButton(lineIcon(LineIcon::Results), tr("&Open sheet"));
    sheet->setObjectName(u"finalSheet"_s);
    connect(sheet, &QPushButton::clicked, this, &FinalOutcomePanel::sheetWanted);
    auto* head = rowOfParts({{new TextLabel(TextLevel::GroupTitle, tr("Places")), 1}, sheet});
    addParts(bareColumn(this, space::small), {head, m_table, m_reason, m_rolls});
    connect(m_rolls, &RoundRolls::left, this, &FinalOutcomePanel::left);
}

void FinalOutcomePanel::showState(const FinalState& state) {
    const bool isPlaced = state.step == FinalStep::Rolls || state.step == FinalStep::Placed;
    setVisible(isPlaced);
    if (!isPlaced) {
        m_model->setTable({});
        return;
    }
    showTable(*m_table, *m_model, listedAtDesk(m_book, placesList));
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(0, 0));
    fitColumns(*m_table);
    showRolls();
    showReason();
}

void FinalOutcomePanel::showRolls() {
    const Event& event = m_book.event();
    const auto& made = std::get<DunePlay>(event.play).stage().tieRolls;
    std::vector<AskedRoll> asked;
    for (const auto& tie : tiesOfFinal(dunePlacements(event))) {
        // Players still tied after their own roll rolled the same number.
        const bool again = TieRolls(made).rollOf(tie) != nullptr;
        asked.push_back(
            {tie, ruleNote(m_book.wording().language(),
                           again ? RuleNote::FinalRollAgain : RuleNote::FinalRollForPlace)});
    }
    Event unrolled = event;
    std::get<DunePlay>(unrolled.play).stage().tieRolls.clear();
    m_rolls->showRound(finalName(), asked, made, tiesOfFinal(dunePlacements(unrolled)));
}

/// Shows the marked place's whole reason if the column elides it.
void FinalOutcomePanel::showReason() {
    const QString reason = m_model->textOf(m_table->currentIndex(), whyKey);
    const int why = m_model->columnOf(whyKey);
    const int room = m_table->columnWidth(why) - 2 * space::small;
    m_reason->setText(reason);
    m_reason->setVisible(m_table->isColumnHidden(why)
                         || m_table->fontMetrics().horizontalAdvance(reason) > room);
}

/// A reason cut after its first name is useless.
void FinalOutcomePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < lettersForReasons * fontMetrics().averageCharWidth();
    m_table->setColumnHidden(m_model->columnOf(whyKey), isNarrow);
    fitColumns(*m_table);
    showReason();
}

void FinalOutcomePanel::focusRolls() {
    m_rolls->startTyping();
}

void FinalOutcomePanel::focusPlaces() {
    m_table->setFocus();
}

FinalPlayPanel::FinalPlayPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_times(plainLabel(u"finalTimes"_s))
    , m_limit(new QWidget)
    , m_minutes(named(new QSpinBox, u"finalMinutes"_s))
    , m_waived(named(new QCheckBox(tr("Without a cloc&k")), u"finalClockWaived"_s)) {
    build();
    connect(m_minutes, &QSpinBox::editingFinished, this, [this] {
        const Minutes typed(m_minutes->value());
        // Choosing an event of another kind also moves the focus away.
        const Stage* stage = shownStage(m_book);
        if (!stage || typed == finalMinutes(*stage))
            return;
        Stage after = *stage;
        after.minutes = typed;
        m_book.perform(changeRound(m_book.event(), finalName(), after));
    });
    connect(m_waived, &QCheckBox::clicked, this,
            [this](bool waived) { m_book.perform(waiveFinalClock(m_book.event(), waived)); });
}

void FinalPlayPanel::build() {
    constexpr int longest = 24 * 60;
    m_minutes->setAccessibleName(tr("Longest time for the final, in minutes"));
    m_minutes->setRange(1, longest);
    m_minutes->setSingleStep(30);
    m_minutes->setSuffix(tr(" min"));
    auto* title = new QLabel(tr("&Time limit"));
    title->setBuddy(m_minutes);
    m_waived->setToolTip(ruleNote(m_book.wording().language(), RuleNote::FinalClockWaived));
    // The sentence last: it changes length, and the fields stay where they are.
    addParts(bareRow(m_limit, space::small), {title, m_minutes, Distance{space::small}, m_waived});
    addParts(bareRow(this, space::page), {m_limit, {m_times, 1}});
}

QString FinalPlayPanel::times() const {
    const Game* game = onlyFinalGame(m_book.event());
    const auto said = [](const VenueTime& time) { return timeText(time.time()); };
    if (game && game->start && game->end)
        return tr("Played from %1 to %2").arg(said(*game->start), said(*game->end));
    if (game && game->end)
        return tr("Ended at %1").arg(said(*game->end));
    const auto clock = finalTimes(m_book.event());
    if (game && game->start && clock && clock->end)
        return tr("Started at %1, ends by %2").arg(said(*game->start), said(*clock->end));
    if (game && game->start)
        return tr("Started at %1").arg(said(*game->start));
    if (const auto& start = shownStage(m_book)->start)
        return tr("Not started; scheduled for %1").arg(said(*start));
    return tr("Not started");
}

void FinalPlayPanel::showState(const FinalState& state) {
    m_times->setText(times());
    const Settings& settings = m_book.event().settings;
    const bool isOpen = state.step != FinalStep::ResultDue && state.step != FinalStep::Rolls
                        && state.step != FinalStep::Placed;
    m_limit->setVisible(isOpen);
    if (!m_minutes->hasFocus())
        m_minutes->setValue(finalMinutes(*shownStage(m_book)).value());
    m_waived->setChecked(settings.finalClockWaived);
    m_minutes->setEnabled(m_book.canWrite() && !settings.finalClockWaived);
    m_waived->setEnabled(m_book.canWrite());
}

namespace {

constexpr int widestFinal = 200; // in letters of the font

} // namespace

FinalPanel::FinalPanel(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_champion(wrapped(named(new TextLabel(TextLevel::Fact), u"champion"_s)))
    , m_finalists(new FinalistsPanel(pageContext))
    , m_play(new FinalPlayPanel(pageContext))
    , m_outcome(new FinalOutcomePanel(pageContext))
    , m_parts(new QVBoxLayout)
    , m_area(named(new DownArea, u"finalArea"_s)) {
    setObjectName(u"finalGame"_s);
    build();
    makeActions();
    connect(m_outcome, &FinalOutcomePanel::sheetWanted, this, &FinalPanel::openSheet);
    connect(m_outcome, &FinalOutcomePanel::left, this, &RulesPanel::left);
}

void FinalPanel::build() {
    auto* inner = new QWidget;
    m_parts->setSpacing(space::page);
    addParts(m_parts, {m_champion, m_outcome, m_finalists, m_play});
    auto* column = bareColumn(inner);
    column->addLayout(m_parts);
    column->addStretch(1);
    keepToMeasure(*inner, widestFinal);
    m_area->setWidget(inner);
    addParts(bareColumn(this, space::small), {m_area});
}

bool FinalPanel::takeTables(QWidget& tables) {
    m_parts->addWidget(&tables);
    return true;
}

void FinalPanel::makeActions() {
    const auto add = [this](const QString& text, std::optional<DeskKey> key, auto act) {
        m_acts.push_back(makeAct(this, text, key, act));
        return m_acts.back();
    };
    const auto ofFinal = [this](Result<Change> (*act)(const Event&, const GameAddress&)) {
        return [this, act] { m_book.perform(act(m_book.event(), finalAddress(m_book.event()))); };
    };
    m_beforePlay
        = {add(tr("Draw the seats"), DeskKey::DrawTables, [this] { drawSeats(); }),
           add(tr("Take back the last p&ick"), {}, [this] { m_finalists->takeBackPick(); })};
    m_takeBackStart = add(tr("Take back the start"), {}, ofFinal(takeBackStart));
    m_takeBackEnd = add(tr("Not ended after all"), {}, ofFinal(takeBackEnd));
    add(tr("Final score sheet"), DeskKey::FinalSheet, [this] { openSheet(); });
    m_rollAction = add(tr("Enter tie rolls"), DeskKey::TypeRolls, [this] {
        m_outcome->focusRolls();
        showFocus();
    });
}

bool FinalPanel::hasDune() const {
    return m_book.hasEvent() && std::holds_alternative<DunePlay>(m_book.event().play);
}

void FinalPanel::refresh() {
    if (!hasDune())
        return;
    m_state = finalState(m_book.event());
    m_finalists->showState(m_state);
    m_play->showState(m_state);
    m_outcome->showState(m_state);
    const auto placements = m_state.step == FinalStep::Placed ? dunePlacements(m_book.event())
                                                              : std::vector<Placement>();
    m_champion->setVisible(!placements.empty());
    if (!placements.empty())
        m_champion->setText(
            tr("%1 won the final.").arg(playerName(m_book.event(), placements[0].player)));
    setVisible(m_state.step != FinalStep::NoLineUp || onlyFinalGame(m_book.event()));
    showActions();
}

void FinalPanel::showActions() {
    const bool isBeforePlay = m_state.step < FinalStep::Playing;
    for (QAction* action : m_beforePlay)
        action->setEnabled(m_book.canWrite() && isBeforePlay);
    m_takeBackStart->setEnabled(m_state.step == FinalStep::Playing);
    m_takeBackEnd->setEnabled(m_state.step == FinalStep::ResultDue);
    m_rollAction->setEnabled(m_state.step == FinalStep::Rolls);
}

/// True on the evening before, while the line-up is still being called: nothing is due yet.
bool FinalPanel::isToCome() const {
    return !m_state.isLineUpClosed && m_state.step < FinalStep::Playing
           && std::ranges::none_of(m_state.seats, [](const FinalSeat& seat) {
                  return seat.vote || seat.picked || seat.number;
              });
}

QString FinalPanel::stateText() const {
    if (!hasDune() || isToCome())
        return {};
    const auto all = m_state.seats.size();
    switch (m_state.step) {
    case FinalStep::Voting:
        return tr("The finalists vote on the expansion: %1 of %2 have voted.")
            .arg(all - m_state.votes.missing)
            .arg(all);
    case FinalStep::Picks:
        return tr("%1 picks a faction, by its letter: %2 of %3 have picked.")
            .arg(playerName(m_book.event(), *m_state.picking.next))
            .arg(std::ranges::count_if(
                m_state.seats, [](const FinalSeat& seat) { return seat.picked.has_value(); }))
            .arg(all);
    case FinalStep::TakingSeats: return tr("Draw the seats, or type each number under Seat.");
    case FinalStep::ToStart:
        return m_book.event().settings.finalTrades
                   ? tr("Ready to start. To record a trade, type the letter of each "
                        "player's new faction under Plays.")
                   : tr("Ready to start.");
    case FinalStep::Playing: return tr("The final is being played.");
    case FinalStep::ResultDue: return tr("The final has ended. Type its sheet.");
    case FinalStep::Rolls: return tr("Finalists are tied. Roll for their places.");
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break; // the page's parts say it
    }
    return {};
}

QString FinalPanel::whyText() const {
    const bool isOpen = hasDune() && !m_state.isLineUpClosed && !isToCome()
                        && m_state.step != FinalStep::NoLineUp && m_state.step < FinalStep::Playing;
    return isOpen ? tr("The line-up is not closed and can still change.") : QString();
}

std::optional<RoundStep> FinalPanel::nextStep() const {
    if (!hasDune())
        return std::nullopt;
    switch (m_state.step) {
    case FinalStep::Voting: return RoundStep{tr("Vote"), LineIcon::Check, {}};
    case FinalStep::Picks: return RoundStep{tr("Pick factions"), LineIcon::Players, {}};
    case FinalStep::TakingSeats:
        return RoundStep{tr("Draw the seats"), LineIcon::Draw, sequenceOf(DeskKey::DrawTables)};
    case FinalStep::ToStart:
        return RoundStep{tr("Start the final"), LineIcon::Start, sequenceOf(DeskKey::StartFinal)};
    case FinalStep::Playing:
        return RoundStep{tr("Ended now"), LineIcon::Clock, sequenceOf(DeskKey::EndedNow)};
    case FinalStep::ResultDue: return RoundStep{tr("Type the sheet"), LineIcon::Results, {}};
    case FinalStep::Rolls: return RoundStep{tr("Type the rolls"), LineIcon::Check, {}};
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break;
    }
    return std::nullopt;
}

void FinalPanel::takeNextStep() {
    showFocus();
    switch (m_state.step) {
    case FinalStep::Voting:
    case FinalStep::Picks: m_finalists->focusStep(); break;
    case FinalStep::TakingSeats: drawSeats(); break;
    case FinalStep::ToStart: Q_EMIT startWanted(); break;
    case FinalStep::Playing: Q_EMIT endWanted(); break;
    case FinalStep::ResultDue: openSheet(); break;
    case FinalStep::Rolls: m_outcome->focusRolls(); break;
    case FinalStep::NoLineUp:
    case FinalStep::Placed: break;
    }
}

/// Scrolls to the widget with the focus, after layout. Only for keys: a click must move nothing.
void FinalPanel::showFocus() {
    QTimer::singleShot(0, this, [this] {
        QWidget* focus = QApplication::focusWidget();
        if (focus && m_area->widget()->isAncestorOf(focus))
            m_area->ensureWidgetVisible(focus);
    });
}

bool FinalPanel::arrive() {
    showFocus();
    if (m_state.step == FinalStep::NoLineUp || m_state.step == FinalStep::ResultDue)
        return false;
    if (m_state.step <= FinalStep::Playing)
        m_finalists->focusStep(); // a stray key on a button could end the final
    else if (m_state.step == FinalStep::Rolls)
        m_outcome->focusRolls();
    else
        m_outcome->focusPlaces();
    return true;
}

/// Leaves the call list: its letter keys must not take what is typed after the draw.
void FinalPanel::drawSeats() {
    if (m_finalists->drawSeats())
        Q_EMIT left();
}

bool FinalPanel::typeOn(QKeyEvent& key) {
    if (m_state.step != FinalStep::Voting && m_state.step != FinalStep::Picks)
        return false;
    m_finalists->focusStep();
    return m_finalists->take(key);
}

void FinalPanel::openSheet() {
    if (onlyFinalGame(m_book.event()))
        Q_EMIT leadsTo(u"results"_s, addressOf(finalAddress(m_book.event())));
    else
        m_book.say(Gravity::Refused,
                   tr("No one is seated for the final yet. Draw the seats first (F9)."));
}

} // namespace mentat

#include "moc_final_panel.cpp"
