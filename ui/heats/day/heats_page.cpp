#include "ui/heats/day/heats_page.h"

#include "app/session/rounds/heats/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/draw/table_seats.h"
#include "ui/desk/keys.h"
#include "ui/desk/typed_text.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/heats/day/check_in_panel.h"
#include "ui/heats/day/draw_panel.h"
#include "ui/heats/day/heat_schedule.h"
#include "ui/heats/heat_tabs.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_heat.h"
#include "ui/heats/tables/call_out_view.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/lists/empty_place.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/measure.h"
#include "ui/look/fitting/page_bar.h"
#include "ui/look/fitting/two_parts.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// How the room is shared out at first, in letters of the font.
constexpr int checkInLetters = 64;
constexpr int tablesLetters = 120;
constexpr int widestCheckIn = 80;

} // namespace

HeatsPage::HeatsPage(const PageContext& pageContext, const HeatsWindow& format)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_next(named(new AccentButton, u"nextStep"_s))
    , m_callOut(keyed(new QPushButton(lineIcon(LineIcon::Call), tr("Call out")), DeskKey::CallOut))
    , m_schedule(new HeatSchedule(pageContext.book, this))
    , m_checkIn(new CheckInPanel(pageContext))
    , m_draw(new DrawPanel(pageContext, format))
    , m_tables(new TablesView(pageContext, format))
    , m_tabs(new HeatTabs(pageContext.book))
    , m_right(new QStackedWidget)
    , m_splitter(new QSplitter)
    , m_none(new EmptyPage(
          {LineIcon::Heats, tr("Heats appear here once they are set up."), tr("Add a heat")},
          [this] { addFirstHeat(); })) {
    build(format);
    makeActions();
    connect(m_tabs, &HeatTabs::shown, this, &HeatsPage::showHeat);
    // The heat of the same number in another event is another heat.
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_heat.reset();
        showHeat();
    });
    connect(m_draw, &DrawPanel::readyChanged, this, &HeatsPage::showState);
    connect(m_checkIn, &CheckInPanel::latecomer, m_tables, &TablesView::seatLatecomer);
    // A letter that is typed on would act at a table.
    connect(m_tables, &TablesView::acted, this, &HeatsPage::goOnTyping);
    connect(m_schedule, &HeatSchedule::acted, this, &HeatsPage::goOnTyping);
    // What is typed next belongs to the heat that was clicked.
    connect(m_tabs, &QTabBar::tabBarClicked, this, &HeatsPage::arrive, Qt::QueuedConnection);
    showHeat();
}

HeatsPage::~HeatsPage() {
    m_pageContext.preferences.setState(u"heats/splitter"_s, m_splitter->saveState());
}

void HeatsPage::build(const HeatsWindow& format) {
    m_none->button().setObjectName(u"addHeat"_s);

    auto* top = new PageBar({{m_tabs, 1}, m_callOut, m_next});

    m_right->addWidget(m_draw);
    m_right->addWidget(m_tables);
    putBeside(*m_splitter, m_checkIn, m_right, 2, 3);
    keepToMeasure(*m_checkIn, widestCheckIn); // the cards have the rest
    const int letter = fontMetrics().averageCharWidth();
    if (!m_splitter->restoreState(m_pageContext.preferences.state(u"heats/splitter"_s)))
        m_splitter->setSizes({checkInLetters * letter, tablesLetters * letter});

    auto* column = addParts(pageColumn(this), {top, {m_none, 1}, m_schedule});
    auto* clocks = new ClockPanel(m_book, format.clocks(), *this);
    column->addWidget(m_splitter, 1);
    column->addWidget(clocks); // they come and go: nothing above them moves
    // The focus was in it.
    connect(clocks, &ClockPanel::emptied, this, &HeatsPage::arrive);
    connect(m_callOut, &QPushButton::clicked, this, &HeatsPage::callOut);
}

void HeatsPage::makeActions() {
    m_drawAction = addAct(tr("&Draw the tables"), DeskKey::DrawTables, [this] { m_draw->draw(); });
    m_takeBackAction = addAct(tr("Ta&ke back the draw"), std::nullopt, [this] { takeBack(); });
    m_callOutAction = addAct(tr("&Call out the tables"), DeskKey::CallOut, [this] { callOut(); });
    const auto addSeparator = [this] {
        auto* separator = new QAction(this);
        separator->setSeparator(true);
        addAction(separator);
    };
    addActions(m_schedule->acts());
    addSeparator();
    for (QAction* action : m_checkIn->acts())
        addAction(action);
    addSeparator();
    for (QAction* action : m_tables->tableActions())
        addAction(action);
    connect(m_next, &QPushButton::clicked, this, [this] {
        const Heat* shown = heat();
        if (shown && shown->games.empty())
            m_draw->draw();
        else if (shown)
            m_tables->startAll();
    });
}

const Heat* HeatsPage::heat() const {
    return shownHeat(m_book, m_heat);
}

QString HeatsPage::context() const {
    const Heat* shown = heat();
    return shown ? heatContext(m_book.event(), *shown) : QString();
}

void HeatsPage::showHeat() {
    const bool any = m_tabs->heat().has_value();
    m_none->setVisible(!any);
    m_splitter->setVisible(any);
    if (m_tabs->heat() != m_heat) {
        m_heat = m_tabs->heat();
        m_checkIn->setHeat(m_heat);
        m_draw->setHeat(m_heat);
        m_schedule->setHeat(m_heat);
        m_tables->showRound(m_heat ? std::optional<RoundId>(*m_heat) : std::nullopt);
    }
    showState();
}

void HeatsPage::showState() {
    const Heat* shown = heat();
    const bool hasTables = shown && !shown->games.empty();
    const bool isHeld = shown && !shown->details.cancelled;
    const bool canStart
        = hasTables && std::any_of(shown->games.begin(), shown->games.end(), isToStart);
    auto* const right = hasTables ? static_cast<QWidget*>(m_tables) : m_draw;
    const bool goesWithIt = m_stated == m_heat && m_right->currentWidget() != right;
    m_stated = m_heat;
    m_right->setCurrentWidget(right);
    setTextAndKey(*m_next, hasTables ? tr("Start all") : tr("Draw tables"),
                  sequenceOf(hasTables ? DeskKey::StartAll : DeskKey::DrawTables));
    m_next->setLineIcon(hasTables ? LineIcon::Start : LineIcon::Draw);
    m_next->setVisible(isHeld && (canStart || !hasTables) && m_book.canWrite());
    m_next->setEnabled(canStart || m_draw->canDraw());
    m_callOut->setVisible(hasTables);
    m_drawAction->setEnabled(isHeld && !hasTables);
    m_checkIn->setEnabled(isHeld);
    m_draw->setEnabled(isHeld);
    m_takeBackAction->setEnabled(hasTables);
    m_callOutAction->setEnabled(hasTables);
    for (QAction* action : m_tables->tableActions())
        action->setEnabled(hasTables);
    // What had the focus is gone with the draw or its tables: else it lands anywhere.
    if (goesWithIt)
        goOnTyping();
    Q_EMIT contextChanged();
}

void HeatsPage::turnToNow() {
    m_tabs->turnToNow(HeatTabs::Turn::OnFromRecorded);
}

void HeatsPage::goOnTyping() {
    const QWidget* focus = QApplication::focusWidget();
    const bool isThere = focus && m_checkIn->isAncestorOf(focus); // a name may be half typed
    if (!isVisible() || isThere)
        return;
    const Heat* shown = heat();
    const bool takesNames = !shown || takesLatecomers(m_book.event(), *shown, m_book.now());
    if (takesNames || !m_tables->focusSelected())
        arrive();
}

/// Never at a seat, where the letters of whoever types on unseen act.
void HeatsPage::arrive() {
    if (!m_tabs->heat())
        return m_none->button().setFocus();
    const Heat* shown = heat();
    if (!shown || !shown->details.cancelled)
        m_checkIn->focusField();
    else
        m_tabs->setFocus();
}

bool HeatsPage::lettersActAt(const QWidget& focus) const {
    return m_tables->isAncestorOf(&focus) && qobject_cast<const SeatList*>(&focus);
}

void HeatsPage::keyPressEvent(QKeyEvent* event) {
    const QString typed = typedText(*event);
    const bool isText = !typed.isEmpty() && typed.front().isLetterOrNumber();
    const QWidget* focus = QApplication::focusWidget();
    if (!isText || !m_checkIn->isVisible() || !m_checkIn->isEnabled()
        || (focus && lettersActAt(*focus))) {
        Page::keyPressEvent(event);
        return;
    }
    m_checkIn->typeOn(*event);
}

void HeatsPage::reveal(const QString& address) {
    if (const auto number = HeatNumber::fromInt(address.section(u'/', 0, 0).toInt()))
        m_tabs->choose(*number);
    if (isVisible())
        arrive(); // what is typed next belongs to the heat that one was led to
}

void HeatsPage::callOut() {
    const Heat* shown = heat();
    if (!shown || shown->games.empty())
        return;
    auto* view = new CallOutView(m_book.event(), *shown, window());
    connect(view, &QObject::destroyed, this, [this] { arrive(); });
    view->open();
}

void HeatsPage::addFirstHeat() {
    const HeatProposal proposal = proposedHeat(m_book.event());
    if (m_book.perform(addHeat(m_book.event(), proposal.number, proposal.details)))
        Q_EMIT leadsTo(u"event"_s, u"heatsPart/heatStart"_s);
}

void HeatsPage::takeBack() {
    if (heat())
        m_book.perform(takeBackDraw(m_book.event(), *m_heat));
}

} // namespace mentat
