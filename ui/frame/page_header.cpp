#include "ui/frame/page_header.h"

#include "ui/frame/banners.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace mentat {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLevel::PageTitle))
    , m_context(wrapped(new TextLabel(TextLevel::Weak)))
    , m_row(new BaselineRow(nullptr, space::page))
    , m_column(columnWithin(this, {space::page, space::small, space::page, space::small}, 0)) {
    m_context->setObjectName(QStringLiteral("pageContext"));
    m_context->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addParts(m_row, {m_title, {m_context, 1}, FreeSpace{0}});
    m_column->addLayout(m_row);
}

void PageHeader::setTitle(const QString& title) {
    m_title->setText(title);
}

void PageHeader::setContext(const QString& context) {
    m_context->setText(context);
    placeParts();
}

void PageHeader::setEnd(QWidget* end) {
    delete m_end;
    m_end = end;
    m_isEndBelow = false;
    if (end)
        m_row->addWidget(end);
    placeParts();
}

QRect PageHeader::roomOfWords() const {
    QRect room = rect().adjusted(space::page, 1, -space::page, -1);
    if (m_end && m_isEndBelow)
        room.setBottom(m_end->y() - 1);
    else if (m_end && m_end->sizeHint().width() > 0)
        room.setRight(m_end->x() - space::page);
    return room;
}

QRect PageHeader::roomOfAll() const {
    const bool isPressed = m_end && m_end->findChild<QAbstractButton*>();
    return isPressed ? roomOfWords() : rect().adjusted(space::page, 1, -space::page, -1);
}

int PageHeader::beginOfLine(int left) const {
    const auto endOf = [](const QLabel& label) {
        const int words = label.fontMetrics().horizontalAdvance(label.text());
        return label.text().isEmpty() ? 0 : label.x() + std::min(words, label.width());
    };
    const int behindTitle = endOf(*m_title) + space::page;
    const bool cutsContext = left < endOf(*m_context) + space::page;
    if (left < behindTitle || (cutsContext && m_isBelow))
        return std::min(left, roomOfWords().left());
    return cutsContext ? behindTitle : left;
}

void PageHeader::placeParts() {
    // As high with a clock as without one, so that every page begins at the same height. A label is
    // a pixel higher than its text.
    const TextLabel figure(TextLevel::Fact, QStringLiteral("0:00"));
    m_title->setMinimumHeight(figure.sizeHint().height());
    placeEnd();
    placeContext();
}

void PageHeader::placeEnd() {
    const int room = width() - m_title->sizeHint().width() - 3 * space::page;
    const bool isBelow = m_end && m_end->sizeHint().width() > room;
    if (!m_end || isBelow == m_isEndBelow)
        return;
    m_isEndBelow = isBelow;
    (isBelow ? m_row : m_column)->removeWidget(m_end);
    if (isBelow)
        m_column->insertWidget(1, m_end, 0, Qt::AlignRight);
    else
        m_row->addWidget(m_end);
}

QSize PageHeader::minimumSizeHint() const {
    const int wider = std::max(m_title->minimumSizeHint().width(),
                               m_end ? m_end->minimumSizeHint().width() : 0);
    return {wider + 2 * space::page, QWidget::minimumSizeHint().height()};
}

void PageHeader::placeContext() {
    const bool hasEndBeside = m_end && !m_isEndBelow;
    const int beside = m_title->sizeHint().width() + (hasEndBeside ? m_end->sizeHint().width() : 0);
    const int room = width() - beside - 4 * space::page; // left, right, and between the three parts
    const bool isBelow = m_context->fontMetrics().horizontalAdvance(m_context->text()) > room;
    if (isBelow == m_isBelow)
        return;
    m_isBelow = isBelow;
    (isBelow ? m_row : m_column)->removeWidget(m_context);
    if (isBelow)
        m_column->addWidget(m_context);
    else
        m_row->insertWidget(1, m_context, 1);
}

bool PageHeader::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        placeParts(); // another part may have a longer text now
    return QWidget::event(event);
}

void PageHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeParts();
}

namespace {

constexpr int narrowest = 45; // in letters of the font, for a notice beside the kind's line

} // namespace

OverHeader::OverHeader(PageHeader& header, QWidget& host)
    : QObject(&host)
    , m_header(header)
    , m_host(host) {
    header.installEventFilter(this);
}

void OverHeader::setLine(QWidget* line) {
    m_line = line;
    if (!line)
        return;
    line->setParent(&m_host);
    line->installEventFilter(this);
    line->show();
    placeSoon();
}

void OverHeader::add(HeaderNotice& notice) {
    notice.setParent(&m_host);
    m_notices.push_back(&notice);
    connect(&notice, &HeaderNotice::roomWanted, this, &OverHeader::place);
}

bool OverHeader::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
        if (watched == &m_header)
            place();
        break;
    case QEvent::LayoutRequest: placeSoon(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

// Queued: the header's parts get their positions only after this.
void OverHeader::placeSoon() {
    if (m_isDue)
        return;
    m_isDue = true;
    QMetaObject::invokeMethod(this, &OverHeader::place, Qt::QueuedConnection);
}

void OverHeader::place() {
    m_isDue = false;
    const QPoint at = m_header.mapTo(&m_host, QPoint());
    QRect words = m_header.roomOfWords().translated(at);
    QRect whole = m_header.roomOfAll().translated(at);
    placeLine(words, whole);
    for (HeaderNotice* notice : m_notices) {
        notice->placeIn(words, whole);
        notice->raise();
        if (!notice->isHidden())
            words = whole = notice->roomOfSentence();
    }
    if (m_line && m_line->isAncestorOf(QApplication::focusWidget()))
        m_line->raise(); // the user types into it
}

/// Leaves the rectangles in which notices do not cover the line.
void OverHeader::placeLine(QRect& words, QRect& whole) {
    if (!m_line)
        return;
    const int wanted = m_line->sizeHint().width();
    const bool isThere = wanted > 0 && m_line->sizeHint().height() > 0;
    // While the user types, its fields take precedence over the clock behind them.
    const bool isTyped = m_line->isAncestorOf(QApplication::focusWidget());
    const QRect given = isTyped && wanted > words.width() ? whole : words;
    QRect room(given);
    // Its fields stay where they are when a reason lengthens it.
    if (!isTyped)
        room.setLeft(given.right() - std::min(wanted, given.width()) + 1);
    const QRect before(words.topLeft(), QPoint(room.left() - space::page, words.bottom()));
    const int header = m_header.mapTo(&m_host, QPoint()).x();
    room.setLeft(header + m_header.beginOfLine(room.left() - header));
    const int height = m_line->hasHeightForWidth() ? m_line->heightForWidth(room.width())
                                                   : m_line->sizeHint().height();
    room.setHeight(std::max(height, given.height()));
    m_line->setGeometry(isThere ? room : QRect(room.topRight(), QSize()));
    m_line->raise();
    if (!isThere)
        return;
    const QRect behind(QPoint(room.right() + space::page, whole.top()), whole.bottomRight());
    const int letters = narrowest * m_host.fontMetrics().averageCharWidth();
    words = whole = before.width() >= std::min(letters, behind.width()) ? before : behind;
}

} // namespace mentat

#include "moc_page_header.cpp"
