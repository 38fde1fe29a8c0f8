#include "ui/frame/page_header.h"

#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
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
    addParts(m_row, {m_title, {m_context, 1}, FreeRoom{0}});
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

void PageHeader::placeParts() {
    // As high with a clock as without one: every page begins at the same height. A label has a
    // pixel more than its letters.
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
    const int room = width() - beside - 4 * space::page; // left, right, and between the three
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
        placeParts(); // one of the others may say something longer now
    return QWidget::event(event);
}

void PageHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeParts();
}

} // namespace mentat
