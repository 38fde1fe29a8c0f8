#include "ui/frame/page_header.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QGridLayout>

namespace mentat {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLevel::PageTitle))
    , m_context(wrapped(new TextLabel(TextLevel::Weak)))
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(space::page, space::medium, space::page, space::small);
    m_grid->setHorizontalSpacing(space::page);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
    m_context->setObjectName(QStringLiteral("pageContext"));
    m_context->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_grid->addWidget(m_title, 0, 0);
    m_grid->addWidget(m_context, 0, 1, Qt::AlignBottom);
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
        m_grid->addWidget(end, 0, 2, Qt::AlignBottom);
    placeContext();
}

void PageHeader::placeContext() {
    const int beside = m_title->sizeHint().width() + (m_end ? m_end->sizeHint().width() : 0);
    const int room = width() - beside - 4 * space::page; // left, right, and between the three
    const bool isBelow = m_context->fontMetrics().horizontalAdvance(m_context->text()) > room;
    if (isBelow == m_isBelow)
        return;
    m_isBelow = isBelow;
    m_grid->removeWidget(m_context);
    if (isBelow)
        m_grid->addWidget(m_context, 1, 0, 1, 3);
    else
        m_grid->addWidget(m_context, 0, 1, Qt::AlignBottom);
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
