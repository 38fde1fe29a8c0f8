#include "ui/heats/rounds/rounds_page.h"

#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/desk/keys.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/heats/day/check_in_panel.h"
#include "ui/heats/day/draw_panel.h"
#include "ui/heats/day/heat_schedule.h"
#include "ui/heats/day/timeline_view.h"
#include "ui/heats/final/line_up_view.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/round_parts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/lists/empty_state.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Initial shares of the width, and the greatest width of the people, in letters of the font.
struct Shares {
    QString kept; // the key of a splitter that was dragged
    int people;
    int tables;
    int widestPeople;
};

constexpr int linesOfTableCard = 14;
constexpr int roomForBothSides = 118; // in letters of the font

const Shares& sharesOf(RoundsShown which) {
    static const Shares ofHeats{u"heats/splitter"_s, 64, 120, 80};
    static const Shares ofAdvanced{u"rounds/splitter"_s, 88, 96, 180};
    return which == RoundsShown::Heats ? ofHeats : ofAdvanced;
}

} // namespace

RoundsPage::RoundsPage(const PageContext& pageContext, const HeatsWindow& format,
                       const RoundsShown& which)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_which(which)
    , m_tabs(new RoundTabs(pageContext.book, which))
    , m_sides(named(new QTabBar, u"roundSides"_s, tr("Sides of the round")))
    , m_callOut(keyed(new QPushButton(lineIcon(LineIcon::Call), tr("Call out")), DeskKey::CallOut))
    , m_byTime(named(new QPushButton(tr("Timeline")), u"byTime"_s))
    , m_next(named(new AccentButton, u"nextStep"_s))
    , m_early(named(new QPushButton, u"earlyStep"_s))
    , m_state(wrapped(named(new TextLabel(TextLevel::Strong), u"roundState"_s)))
    , m_why(wrapped(named(new TextLabel(TextLevel::Weak), u"roundWhy"_s)))
    , m_tables(new TablesView(pageContext, format))
    , m_timeline(new TimelineView(pageContext.book))
    , m_timelineArea(new QWidget)
    , m_right(new QStackedWidget)
    , m_rightSide(new QWidget)
    , m_splitter(new ScrollingParts) {
    makeParts(format);
    build(format);
    connectParts();
    makeActions();
    showRound();
}

RoundsPage::~RoundsPage() {
    disconnect(qApp, nullptr, this, nullptr); // deleting the parts moves the focus
    m_pageContext.preferences.setState(sharesOf(m_which).kept, m_splitter->saveState());
}

bool RoundsPage::isOfHeats() const {
    return m_which == RoundsShown::Heats;
}

void RoundsPage::makeParts(const HeatsWindow& format) {
    if (isOfHeats()) {
        m_entry = new CheckInPanel(m_pageContext);
        m_schedule = new HeatSchedule(m_book, this);
        m_toCome = new DrawPanel(m_pageContext, format);
        m_none = new EmptyPage({LineIcon::Heats, tr("No heats yet."), tr("Add a heat")},
                               [this] { addFirstHeat(); });
        m_none->button().setObjectName(u"addHeat"_s);
    } else {
        m_entry = new LineUpView(m_pageContext, format);
        m_toCome = format.makeTablesToCome ? format.makeTablesToCome(m_pageContext) : nullptr;
        m_panel = format.makeRulesPanel(m_pageContext);
    }
}

std::vector<RoundPart*> RoundsPage::parts() const {
    std::vector<RoundPart*> parts{m_entry};
    if (m_toCome)
        parts.push_back(m_toCome);
    if (m_panel)
        parts.push_back(m_panel);
    return parts;
}

void RoundsPage::build(const HeatsWindow& format) {
    m_sides->setDrawBase(false);
    m_sides->setExpanding(false);
    m_sides->addTab(tr("Who plays"));
    m_sides->addTab(tr("The tables"));
    if (overview())
        m_sides->addTab(m_panel->overviewText());
    m_byTime->setCheckable(true);
    for (QWidget* later :
         std::initializer_list<QWidget*>{m_sides, m_byTime, m_callOut, m_early, m_next})
        later->hide(); // hidden until needed, so that the bar does not widen the window
    auto* top = new PageBar({m_tabs, FreeSpace{}, m_sides, m_byTime, m_callOut});
    for (const RoundPart* part : parts()) {
        if (!part->barActs())
            continue;
        top->add(part->barActs());
        if (part != m_panel)
            part->barActs()->hide(); // hidden until needed too
    }
    top->add(m_early);
    top->add(m_next);

    if (m_toCome)
        m_right->addWidget(m_toCome);
    m_right->addWidget(m_tables);
    auto* rightColumn = bareColumn(m_rightSide, space::small);
    const bool isInPanel = m_panel && m_panel->takeTables(*m_right);
    if (isInPanel)
        m_tables->showWhole();
    else if (m_panel) // always leaves room for a card
        m_tables->setMinimumHeight(linesOfTableCard * fontMetrics().height());
    if (m_panel)
        rightColumn->addWidget(m_panel, isInPanel ? 1 : 0);
    if (!isInPanel)
        rightColumn->addWidget(m_right, 1);
    auto* bars = new QWidget;
    addParts(bareColumn(bars), {m_timeline, FreeSpace{}});
    addParts(bareColumn(m_timelineArea), {new DownArea(bars)});
    m_timelineArea->hide();
    rightColumn->addWidget(m_timelineArea, 1);
    const Shares& shares = sharesOf(m_which);
    putBeside(*m_splitter, m_entry, m_rightSide, shares.people, shares.tables);
    keepToMeasure(*m_entry, shares.widestPeople); // the cards get the rest
    const int letter = fontMetrics().averageCharWidth();
    if (!m_splitter->restoreState(m_pageContext.preferences.state(shares.kept)))
        m_splitter->setSizes({shares.people * letter, shares.tables * letter});
    if (!isOfHeats()) // the two sides must not widen the window: one is hidden first
        m_splitter->setMinimumWidth(1);

    auto* column = pageColumn(this);
    column->addWidget(top);
    if (m_none)
        column->addWidget(m_none, 1);
    if (m_schedule)
        column->addWidget(m_schedule);
    addParts(column, {m_state, m_why, {m_splitter, 1}});
    if (overview())
        column->addWidget(overview(), 1);
    auto* clocks = new ClockPanel(m_book, format.clocks(), *this);
    column->addWidget(clocks); // they come and go, so they are below everything else
    // The focus was in the panel.
    connect(clocks, &ClockPanel::emptied, this, &RoundsPage::arrive);
}

void RoundsPage::connectParts() {
    connect(m_tabs, &RoundTabs::shown, this, &RoundsPage::showRound);
    // The same round of another event is another round.
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_shown.reset();
        showRound();
    });
    // Anything typed next belongs to the clicked round.
    connect(m_tabs, &QTabBar::tabBarClicked, this, &RoundsPage::arrive, Qt::QueuedConnection);
    connect(
        m_sides, &QTabBar::tabBarClicked, this,
        [this](int tab) {
            tab == 1 ? goToTables() : tab == 0 && showsOneSide() ? arriveAtPeople() : arrive();
        },
        Qt::QueuedConnection);
    connect(m_sides, &QTabBar::currentChanged, this,
            [this](int tab) { turnTo(static_cast<Side>(tab)); });
    connect(m_callOut, &QPushButton::clicked, this, &RoundsPage::callOut);
    connect(m_byTime, &QPushButton::toggled, this, &RoundsPage::showTimeline);
    connect(m_next, &QPushButton::clicked, this, &RoundsPage::takeNextStep);
    connect(m_early, &QPushButton::clicked, this, &RoundsPage::takeNextStep);
    // Further letters would act at a table.
    connect(m_tables, &TablesView::acted, this, &RoundsPage::goOnAfterAct);
    connect(m_tables, &TablesView::sheetWanted, this,
            [this](const GameAddress& place) { Q_EMIT leadsTo(u"results"_s, addressOf(place)); });
    if (m_schedule)
        connect(m_schedule, &HeatSchedule::acted, this, &RoundsPage::goOnAfterAct);
    for (RoundPart* part : parts()) {
        connect(part, &RoundPart::stateChanged, this, &RoundsPage::showState);
        connect(part, &RoundPart::leadsTo, this, &RoundsPage::leadsTo);
        connect(part, &RoundPart::left, this, &RoundsPage::arrive);
    }
    connect(m_entry, &RoundEntry::latecomer, m_tables, &TablesView::seatLatecomer);
    if (m_panel) {
        connect(m_panel, &RulesPanel::startWanted, m_tables, &TablesView::startAll);
        connect(m_panel, &RulesPanel::endWanted, m_tables, &TablesView::endNow);
    }
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { followFocus(now); });
}

void RoundsPage::makeActions() {
    const auto addSeparator = [this] {
        auto* separator = new QAction(this);
        separator->setSeparator(true);
        addAction(separator);
        return separator;
    };
    addOwnActions();
    if (m_schedule)
        addActions(m_schedule->acts());
    if (m_panel)
        addActions(QList<QAction*>(m_panel->acts().begin(), m_panel->acts().end()));
    m_lastOfSide = addSeparator();
    // Beside a call list the menu would be twice as high as a screen, with two entries for each
    // letter, so it shows only the side with the focus.
    if (isOfHeats())
        showActions(*this, nullptr, m_tables->tableActions(), true);
    showActionsOf(Side::People);
}

void RoundsPage::addOwnActions() {
    if (m_toCome)
        m_drawAction = addAct(isOfHeats() ? tr("&Draw the tables") : tr("Seat the ta&bles"),
                              DeskKey::DrawTables, [this] { draw(); });
    m_takeBackAction = addAct(tr("Ta&ke back the draw"), std::nullopt, [this] {
        if (m_shown)
            m_book.perform(takeBackDraw(m_book.event(), *m_shown));
    });
    m_takeBackStarts = addAct(tr("Take back all starts"), std::nullopt, [this] {
        if (m_shown)
            m_book.perform(takeBackStarts(m_book.event(), *m_shown));
    });
    m_callOutAction = addAct(tr("Call o&ut the tables"), DeskKey::CallOut, [this] { callOut(); });
    // Each goes to its side from anywhere; pressing it there changes nothing.
    addAct(tr("&Go to the tables"), DeskKey::NextSheet, [this] { goToTables(); });
    addAct(tr("Go to the people"), DeskKey::PreviousSheet, [this] { arriveAtPeople(); });
}

void RoundsPage::followFocus(const QWidget* focus) {
    if (!focus)
        return;
    if (m_entry->isAncestorOf(focus))
        turnTo(Side::People);
    else if (m_rightSide->isAncestorOf(focus))
        turnTo(Side::Tables);
}

QWidget* RoundsPage::overview() const {
    return m_panel ? m_panel->overview() : nullptr;
}

/// A narrow page shows one side at a time; so does a round that is over: its players are called no
/// more.
bool RoundsPage::showsOneSide() const {
    if (isOfHeats())
        return false;
    const auto shown = round();
    return (shown && isAllRecorded(shown->games()))
           || width() < roomForBothSides * fontMetrics().averageCharWidth();
}

void RoundsPage::turnTo(Side side) {
    if (side != m_side)
        showActionsOf(side);
    const bool narrow = showsOneSide();
    const QSignalBlocker quiet(m_sides);
    m_sides->setVisible(m_shown && (narrow || overview()));
    m_sides->setTabText(0, narrow ? tr("Who plays") : tr("Players and tables"));
    m_sides->setTabVisible(1, narrow);
    m_sides->setCurrentIndex(narrow || isOverview() ? static_cast<int>(side) : 0);
    m_entry->setVisible(m_shown && (!narrow || side == Side::People));
    m_rightSide->setVisible(!narrow || !m_shown || side == Side::Tables);
    m_splitter->setVisible((m_shown || m_panel) && !isOverview());
    if (overview())
        overview()->setVisible(isOverview());
    // The bar then has room for one side's buttons.
    const auto shown = round();
    const bool hasTables = shown && !shown->games().empty();
    m_callOut->setVisible(hasTables && (!narrow || side == Side::Tables));
    m_byTime->setVisible(hasTables && std::ranges::any_of(shown->games(), isPlaying)
                         && (!narrow || side == Side::Tables));
    if (m_entry->barActs())
        m_entry->barActs()->setVisible(!narrow || side == Side::People);
    if (m_toCome && m_toCome->barActs())
        m_toCome->barActs()->setVisible(!narrow || side == Side::Tables);
}

void RoundsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    turnTo(m_side);
}

void RoundsPage::showActionsOf(Side side) {
    m_side = side;
    showActions(*this, m_lastOfSide, m_entry->acts(), isOfHeats() || side == Side::People);
    if (isOfHeats())
        return;
    showActions(*this, m_lastOfSide, m_tables->tableActions(), side == Side::Tables);
    // Acts that need no seat keep their keys on both sides.
    showActions(*this, m_lastOfSide, m_tables->roundActions(), true);
}

std::optional<Round> RoundsPage::round() const {
    return shownRound(m_book, m_shown);
}

QString RoundsPage::context() const {
    if (!m_shown || !m_book.hasEvent())
        return {};
    const bool isOnly = !isOfHeats() && m_tabs->count() == 1; // the page already bears its name
    QStringList parts{isOnly ? whenAndWhere(m_book.event(), *m_shown)
                             : roundContext(m_book.event(), *m_shown)};
    parts.append(m_entry->stateText());
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString RoundsPage::report() const {
    const auto round = shownRound(m_book, m_shown);
    const size_t tables = round ? round->games().size() : 0;
    if (!isOfHeats() && tables <= 1) // the line-up shows who sits at the only table
        return u"finalists"_s;
    return tables > 0 ? u"tables-by-name/"_s + roundWord(round->id()) : u"tables-by-name"_s;
}

void RoundsPage::showRound() {
    if (m_tabs->round() != m_shown) {
        m_shown = m_tabs->round();
        for (RoundPart* part : parts())
            part->showRound(m_shown);
        m_tables->showRound(m_shown);
        m_timeline->setRound(m_shown);
        if (m_schedule)
            m_schedule->setHeat(m_shown ? m_shown->heat() : std::nullopt);
    }
    outdate();
}

void RoundsPage::showAll() {
    for (RoundPart* part : parts())
        part->refresh();
    showState();
}

void RoundsPage::showState() {
    const auto shown = round();
    const bool hasTables = shown && !shown->games().empty();
    const bool isHeld = !isOfHeats() || (shown && !shown->heat()->details.canceled);
    if (m_none)
        m_none->setVisible(!m_shown);
    turnTo(!m_shown && isOverview() ? Side::People : m_side);
    auto* const right = hasTables || !m_toCome ? static_cast<QWidget*>(m_tables)
                                               : static_cast<QWidget*>(m_toCome);
    const bool goesWithIt = m_stated == m_shown && m_right->currentWidget() != right;
    m_stated = m_shown;
    m_right->setCurrentWidget(right);
    showTimeline();
    if (m_drawAction)
        m_drawAction->setEnabled(isHeld && !hasTables);
    m_takeBackAction->setEnabled(hasTables);
    m_takeBackStarts->setEnabled(hasTables && std::ranges::any_of(shown->games(), isPlaying));
    m_callOutAction->setEnabled(hasTables);
    for (QAction* action : m_tables->tableActions())
        action->setEnabled(hasTables);
    if (isOfHeats()) {
        m_entry->setEnabled(m_shown && isHeld);
        m_toCome->setEnabled(isHeld);
    }
    showNext(shown);
    showWords();
    // The focused widget vanished with the draw or its tables: otherwise Qt moves the focus
    // anywhere.
    if (goesWithIt && isVisible())
        isOfHeats() ? goOnAfterAct() : arrive();
    Q_EMIT contextChanged();
}

void RoundsPage::showTimeline() {
    const auto shown = round();
    const bool hasTables = shown && !shown->games().empty();
    const bool isPlayed = hasTables && std::ranges::any_of(shown->games(), isPlaying);
    if (!isPlayed && m_byTime->isChecked())
        return m_byTime->setChecked(false); // calls this again
    const bool isByTime = isPlayed && m_byTime->isChecked();
    m_byTime->setVisible(isPlayed && (!showsOneSide() || m_side == Side::Tables));
    if (isByTime)
        m_timeline->refresh();
    m_timelineArea->setVisible(isByTime);
    m_right->setVisible(m_shown && (hasTables || m_toCome) && !isByTime);
}

void RoundsPage::showWords() {
    const auto show = [](TextLabel& label, const QString& text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
    };
    show(*m_state, m_panel ? m_panel->stateText() : QString());
    show(*m_why, m_panel ? m_panel->whyText() : QString());
}

/// Shows the next step: what the rules require, else the draw, else the start. An open line-up is
/// closed first: what could be done earlier is not the next step.
void RoundsPage::showNext(const std::optional<Round>& shown) {
    const bool hasTables = shown && !shown->games().empty();
    const bool isHeld = !shown || !shown->heat() || !shown->heat()->details.canceled;
    const bool canStart = hasTables && std::ranges::any_of(shown->games(), isToStart);
    auto next = m_panel && m_shown ? m_panel->nextStep() : std::nullopt;
    bool isPossible = true;
    if (!next && m_toCome && m_shown && !hasTables && isHeld) {
        next = RoundStep{m_toCome->drawText(), LineIcon::Draw, sequenceOf(DeskKey::DrawTables)};
        isPossible = m_toCome->canDraw();
    } else if (!next && canStart && isHeld) {
        next = RoundStep{tr("Start all"), LineIcon::Start, sequenceOf(DeskKey::StartAll)};
    }
    const bool isShown = next && m_book.canWrite() && (isPossible || isOfHeats());
    const bool isEarly = !isOfHeats() && m_entry->comesFirst();
    m_next->setVisible(isShown && !isEarly);
    m_early->setVisible(isShown && isEarly);
    m_next->setEnabled(isPossible);
    if (!next)
        return;
    setTextAndKey(*m_next, next->text, next->key);
    m_next->setLineIcon(next->icon);
    setTextAndKey(*m_early, next->text, next->key);
    m_early->setIcon(lineIcon(next->icon));
}

void RoundsPage::takeNextStep() {
    const auto shown = round();
    if (m_panel && m_panel->nextStep())
        m_panel->takeNextStep();
    else if (!shown || shown->games().empty())
        draw();
    else
        m_tables->startAll();
}

void RoundsPage::draw() {
    if (m_toCome && m_shown)
        m_toCome->draw();
}

void RoundsPage::turnToNow() {
    m_tabs->turnToNow(isOfHeats() ? RoundTabs::Turn::OnFromRecorded : RoundTabs::Turn::ToPlaying);
}

/// Returns to the field of a heat, also after grace, since latecomers still come; on other pages,
/// to a widget where letters do not act at a seat.
void RoundsPage::goOnAfterAct() {
    const QWidget* focus = QApplication::focusWidget();
    const auto isIn = [focus](const QWidget* part) { return part && part->isAncestorOf(focus); };
    const bool isAmongPeople
        = isIn(m_entry) && (isOfHeats() || qobject_cast<const QLineEdit*>(focus));
    const bool isAtRules = isIn(m_panel) && !isIn(m_right) && focus->isVisible();
    if (!isVisible() || isAmongPeople || isAtRules)
        return; // keep the focus where text may be unfinished
    if (isOfHeats())
        return arrive();
    if (!m_tables->tableOfAct())
        return arriveAtTables();
    turnTo(Side::Tables);
    m_tables->rest();
}

/// Never focuses a seat, where letters typed blindly would act.
void RoundsPage::arrive() {
    catchUp();
    if (!m_shown && m_none)
        return m_none->button().setFocus();
    if (isOverview())
        return overview()->setFocus();
    if (m_shown && m_entry->comesFirst())
        return arriveAtPeople();
    if (isOfHeats())
        return m_tabs->setFocus();
    arriveAtTables();
}

void RoundsPage::arriveAtPeople() {
    turnTo(Side::People);
    m_entry->arrive();
}

/// A key or click that asks for the tables leads to a seat.
void RoundsPage::goToTables() {
    arriveAtTables();
    if (m_tables->hasFocus())
        m_tables->focusTable(m_tables->tableOfAct());
}

void RoundsPage::arriveAtTables() {
    turnTo(Side::Tables);
    const auto shown = round();
    if (m_panel && m_panel->arrive())
        return;
    if (shown && !shown->games().empty()) {
        m_tables->rest();
    } else if (m_toCome && m_toCome->focusPolicy() != Qt::NoFocus) {
        m_toCome->setFocus();
    } else if (m_next->isVisible()) {
        setFocus(); // not its button: an extra Enter would press it
    } else {
        arriveAtPeople();
    }
}

bool RoundsPage::lettersActAt(const QWidget& focus) const {
    return m_tables->isAncestorOf(&focus) && qobject_cast<const SeatList*>(&focus);
}

void RoundsPage::keyPressEvent(QKeyEvent* event) {
    if (isOverview() && event->key() == Qt::Key_Escape) {
        turnTo(Side::People);
        return arrive();
    }
    const QString typed = typedText(*event);
    const bool isText = !typed.isEmpty() && typed.front().isLetterOrNumber();
    const QWidget* focus = QApplication::focusWidget();
    const bool isFree = m_entry->isVisible() && m_entry->isEnabled()
                        && !(focus && m_tables->isAncestorOf(focus) && lettersActAt(*focus));
    // In the call list letters are calls, and at a seat they act there.
    const bool isAsked = m_panel && focus && !m_entry->isAncestorOf(focus) && !lettersActAt(*focus);
    if (isText && ((isFree && m_entry->typeOn(*event)) || (isAsked && m_panel->typeOn(*event))))
        return;
    Page::keyPressEvent(event);
}

void RoundsPage::reveal(const QString& address) {
    if (!m_book.hasEvent())
        return;
    const RevealedRound revealed = roundAt(m_book.event(), address);
    if (isOverview())
        turnTo(Side::People);
    if (revealed.round)
        m_tabs->choose(*revealed.round);
    catchUp();
    const auto table = TableNumber::fromInt(revealed.place.toInt());
    const auto player = PlayerId::fromText(revealed.place);
    if (revealed.place == u"line-up"_s)
        return arriveAtPeople();
    if (revealed.place == u"tables"_s || revealed.place == u"places"_s)
        return arriveAtTables();
    if (player && findPlayer(m_book.event(), *player)) {
        arriveAtPeople();
        m_entry->mark(*player);
    } else if (table && !isOfHeats()) {
        turnTo(Side::Tables);
        m_tables->focusTable(table);
    } else if (isVisible()) {
        arrive(); // anything typed next belongs to the revealed round
    }
}

void RoundsPage::callOut() {
    const auto shown = round();
    if (!shown || shown->games().empty())
        return;
    auto* view = new CallOutView(m_book.event(), *shown, window());
    connect(view, &QObject::destroyed, this, [this] { arrive(); });
    view->open();
}

void RoundsPage::addFirstHeat() {
    const HeatProposal proposal = proposedHeat(m_book.event());
    if (m_book.perform(addHeat(m_book.event(), proposal.number, proposal.details)))
        Q_EMIT leadsTo(u"event"_s, u"heatsPart/heatStart"_s);
}

} // namespace mentat

#include "moc_rounds_page.cpp"
