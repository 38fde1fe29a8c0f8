#include "ui/heats/clock/clock_panel.h"

#include "app/session/rounds/round_acts.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/desk_theme.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Often enough to show every second.
constexpr int fiveTimesASecond = 200;
constexpr int wholeRows = 4; // more rows scroll if the page has no room

} // namespace

RunningClocks::RunningClocks(OpenBook& book, QObject* parent) : QObject(parent), m_book(book) {
    m_tick.setInterval(fiveTimesASecond);
    connect(&m_tick, &QTimer::timeout, this, &RunningClocks::look);
    connect(&m_book, &OpenBook::draftsChanged, this, &RunningClocks::look);
    connect(&m_book, &OpenBook::eventChosen, this, &RunningClocks::look);
    look();
}

void RunningClocks::dismiss(const CalledClock& clock) {
    m_book.succeeded(dismissClock(m_book.session(), m_book.eventId(), clock));
}

void RunningClocks::look() {
    const QDateTime now = m_book.nowUtc();
    m_all = m_book.hasEvent() ? calledClocks(m_book.session(), m_book.eventId())
                              : std::vector<CalledClock>();
    m_shown = inOrder(m_all, now);
    if (m_shown.empty())
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    const auto before = std::exchange(m_running, {});
    std::vector<CalledClock> over;
    for (const CalledClock& clock : m_shown) {
        if (!isOver(clock, now))
            m_running.push_back(clock);
        else if (std::find(before.begin(), before.end(), clock) != before.end())
            over.push_back(clock);
    }
    Q_EMIT looked();
    for (const CalledClock& clock : over)
        Q_EMIT ranOut(clock);
}

void showClockIcon(QLabel& label, bool isOver) {
    const Colors& colors = colorsOf(label.palette());
    label.setPixmap(linePixmap(isOver ? LineIcon::Warning : LineIcon::Clock, zoomed(16),
                               isOver ? colors.bad : colors.text, label.devicePixelRatioF()));
}

ClockPanel::ClockPanel(OpenBook& book, std::span<const ClockWords> words, QWidget& parent)
    : DownArea(new QWidget, &parent)
    , m_book(book)
    , m_wording(book.wording().language(), words)
    , m_clocks(new RunningClocks(book, this))
    , m_grid(new QGridLayout(widget())) {
    setObjectName(u"calledClocks"_s);
    setAccessibleName(tr("Called clocks"));
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_grid->setContentsMargins(space::medium, space::tight, space::tight, space::tight);
    m_grid->setHorizontalSpacing(space::small);
    m_grid->setVerticalSpacing(space::tight);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 2);
    connect(m_clocks, &RunningClocks::looked, this, &ClockPanel::showClocks);
    showClocks();
}

void ClockPanel::showClocks() {
    const auto& clocks = m_clocks->shown();
    const bool same
        = std::equal(clocks.begin(), clocks.end(), m_rows.begin(), m_rows.end(),
                     [](const CalledClock& clock, const Row& row) { return clock == row.clock; });
    if (!same)
        makeRows(clocks);
    for (Row& row : m_rows)
        showRow(row);
    setVisible(!m_rows.empty());
}

void ClockPanel::makeRows(const std::vector<CalledClock>& clocks) {
    const bool hadFocus = std::any_of(m_rows.begin(), m_rows.end(),
                                      [](const Row& r) { return r.done->hasFocus(); });
    m_rows.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        // Deleted later: one of them is the button that was clicked.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const CalledClock& clock : clocks)
        makeRow(clock, static_cast<int>(m_rows.size()));
    if (!hadFocus)
        return;
    if (m_rows.empty())
        Q_EMIT emptied();
    else
        m_rows.front().done->setFocus();
}

void ClockPanel::makeRow(const CalledClock& clock, int place) {
    const QString title = m_wording.title(
        clock, [this](const PlayerId& id) { return playerName(m_book.event(), id); });
    const QString note = m_wording.countNote(clock, m_clocks->all());
    Row row{clock, new QLabel,
            new QLabel(note.isEmpty() ? title : QString(title + u" · "_s + note)),
            new TextLabel(TextLevel::Strong), new QPushButton(tr("Done"))};
    for (QLabel* text : {row.title, row.state})
        showPlainly(*text);
    row.state->setObjectName(u"calledClockState%1"_s.arg(place));
    row.done->setObjectName(u"calledClockDone%1"_s.arg(place));
    row.done->setAccessibleName(tr("Dismiss the clock: %1").arg(title));
    if (place == 0)
        setTextAndKey(*row.done, row.done->text(), sequenceOf(DeskKey::DismissClock));
    connect(row.done, &QPushButton::clicked, this, [this, clock] { m_clocks->dismiss(clock); });
    m_grid->addWidget(row.icon, place, 0);
    m_grid->addWidget(row.title, place, 1);
    m_grid->addWidget(row.state, place, 2);
    m_grid->addWidget(row.done, place, 3);
    m_rows.push_back(row);
}

void ClockPanel::showRow(Row& row) {
    const QDateTime now = m_book.nowUtc();
    const QString state = m_wording.state(row.clock, now);
    if (row.state->text() != state)
        row.state->setText(state);
    const bool over = mentat::isOver(row.clock, now);
    if (row.isOver == over)
        return;
    row.isOver = over;
    showClockIcon(*row.icon, over);
}

QSize ClockPanel::sizeHint() const {
    QSize size = DownArea::sizeHint();
    size.setHeight(widget()->heightForWidth(width() - 2 * frameWidth()) + 2 * frameWidth());
    return size;
}

QSize ClockPanel::minimumSizeHint() const {
    QSize least = DownArea::minimumSizeHint();
    if (m_rows.empty())
        return least;
    const int row = m_rows.front().done->sizeHint().height() + m_grid->verticalSpacing();
    const int whole = sizeHint().height();
    least.setHeight(std::max(least.height(), std::min(whole, wholeRows * row)));
    return least;
}

void ClockPanel::resizeEvent(QResizeEvent* event) {
    DownArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // its texts wrap differently
}

void ClockPanel::changeEvent(QEvent* event) {
    DownArea::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    for (Row& row : m_rows)
        row.isOver.reset();
    for (Row& row : m_rows)
        showRow(row);
}

} // namespace mentat

#include "moc_clock_panel.cpp"
