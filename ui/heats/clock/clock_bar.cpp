#include "ui/heats/clock/clock_bar.h"

#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/clock/call_clock_line.h"
#include "ui/heats/clock/clock_icon.h"
#include "ui/heats/clock/running_clocks.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat {

ClockBar::ClockBar(const PageContext& pageContext, std::span<const ClockWords> words)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_wording(m_book.wording().language(), words)
    , m_clocks(new RunningClocks(pageContext.book, this))
    , m_next(new QWidget)
    , m_nextRow(new QHBoxLayout(m_next))
    , m_icon(new QLabel)
    , m_text(named(new TextLabel(TextLevel::Strong), u"nextCalledClock"_s))
    , m_done(named(new QToolButton, u"nextCalledClockDone"_s))
    , m_line(new CallClockLine(pageContext.book, words)) {
    build();
    addKeys();
    connect(m_clocks, &RunningClocks::looked, this, &ClockBar::showNext);
    connect(m_clocks, &RunningClocks::ranOut, this, &ClockBar::announce);
    connect(m_done, &QToolButton::clicked, this, &ClockBar::dismissNext);
    connect(m_line, &CallClockLine::opened, this, &ClockBar::showNext);
    showNext();
}

void ClockBar::build() {
    setAutoFillBackground(true); // the words of the header are below
    m_text->setTextFormat(Qt::PlainText);
    m_done->setAutoRaise(true);
    m_done->setIcon(lineIcon(LineIcon::Close));
    m_nextRow->setContentsMargins(0, 0, 0, 0);
    m_nextRow->setSpacing(space::tight);
    m_nextRow->addStretch(1);
    m_nextRow->addWidget(m_icon);
    m_nextRow->addWidget(m_text);
    m_nextRow->addWidget(m_done);
    auto* column = new QVBoxLayout(this);
    // No room where neither is shown.
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_next);
    column->addWidget(m_line);
}

void ClockBar::addKeys() {
    addAction(makeAct(this, tr("Call the clock"), DeskKey::CallClock, [this] { m_line->open(); }));
    addAction(makeAct(this, tr("Dismiss the called clock"), DeskKey::DismissClock,
                      &ClockBar::dismissNext));
}

void ClockBar::showNext() {
    const auto& shown = m_clocks->shown();
    m_next->setVisible(!shown.empty() && m_line->isHidden());
    if (shown.empty())
        return;
    const CalledClock& next = shown.front();
    const QDateTime now = m_book.nowUtc();
    QString text = m_wording.line(next, now);
    if (shown.size() > 1)
        text = tr("%1 (+%2)", "a called clock, and how many others there are")
                   .arg(text, QString::number(shown.size() - 1));
    if (text != m_text->text()) {
        m_text->setText(text);
        m_text->setAccessibleName(text);
        breakLongText();
        const QString place = clockPlace(m_book.wording().language(), next.table);
        m_done->setAccessibleName(tr("Dismiss the clock: %1").arg(place));
        m_done->setToolTip(
            tr("Dismiss the clock: %1 (%2)").arg(place, keyName(DeskKey::DismissClock)));
    }
    const bool over = isOver(next, now);
    if (m_isOver != over) {
        m_isOver = over;
        showClockIcon(*m_icon, over);
    }
}

/// One line at the right end; several where it has no room in one.
void ClockBar::breakLongText() {
    const int beside = m_icon->sizeHint().width() + m_done->sizeHint().width()
                       + 2 * (space::page + space::tight);
    const bool isLong = beside + m_text->fontMetrics().horizontalAdvance(m_text->text()) > width();
    m_text->setWordWrap(isLong);
    m_nextRow->setStretchFactor(m_text, isLong ? 1 : 0);
    m_nextRow->setStretch(0, isLong ? 0 : 1);
}

void ClockBar::dismissNext() {
    if (!m_clocks->shown().empty())
        m_clocks->dismiss(CalledClock(m_clocks->shown().front()));
}

void ClockBar::announce(const CalledClock& clock) {
    setAccessibleName(m_wording.line(clock, m_book.nowUtc()));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (!m_pageContext.preferences.choices().sound)
        return;
    QApplication::beep();
    QApplication::alert(window());
}

void ClockBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    breakLongText();
}

void ClockBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_isOver.reset();
    showNext();
}

} // namespace mentat
