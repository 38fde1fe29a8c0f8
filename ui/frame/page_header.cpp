#include "ui/frame/page_header.h"

#include "ui/look/fitting/baseline_row.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>

namespace mentat {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLevel::PageTitle))
    , m_context(wrapped(new TextLabel(TextLevel::Weak)))
    , m_row(new BaselineRow(nullptr, space::page))
    , m_column(columnWithin(this, {space::page, space::medium, space::page, space::small}, 0)) {
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
    placeContext();
}

void PageHeader::setEnd(QWidget* end) {
    delete m_end;
    m_end = end;
    if (end)
        m_row->addWidget(end);
    placeContext();
}

void PageHeader::placeContext() {
    // As high with a clock as without one: every page begins at the same height.
    m_title->setMinimumHeight(QFontMetrics(fontOf(TextLevel::Fact, font())).height());
    const int beside = m_title->sizeHint().width() + (m_end ? m_end->sizeHint().width() : 0);
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
        placeContext(); // one of the others may say something longer now
    return QWidget::event(event);
}

void PageHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeContext();
}

} // namespace mentat
