#include "ui/pages/reports/page_preview.h"

#include "reports/paper/page_painter.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/spoken_role.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace mentat {

namespace {

constexpr double greatestScale = 1.75; // pixels a point: a wide window does not blow pages up

} // namespace

PagePreview::PagePreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("reportPreview"));
    speakAs(*this, QAccessible::Graphic);
    setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its coming and going would move the pages
}

void PagePreview::setPages(std::vector<PlacedPage> pages, bool keepsPlace) {
    const int place = keepsPlace ? verticalScrollBar()->value() : 0;
    m_pages = std::move(pages);
    setAccessibleDescription(tr("%n page(s)", nullptr, static_cast<int>(m_pages.size())));
    fit();
    verticalScrollBar()->setValue(place);
    viewport()->update();
    Q_EMIT currentPageChanged();
}

void PagePreview::setEmptyText(const QString& text) {
    m_emptyText = text;
    viewport()->update();
}

double PagePreview::scale() const {
    double widest = 1;
    for (const PlacedPage& page : m_pages)
        widest = std::max(widest, page.size.width());
    const int room = viewport()->width() - 2 * space::page;
    return std::clamp(room / widest, 0.1, greatestScale);
}

QRectF PagePreview::placeOf(size_t wanted) const {
    const double zoom = scale();
    double top = space::page;
    for (size_t i = 0; i < wanted; ++i)
        top += m_pages[i].size.height() * zoom + space::page;
    const QSizeF size = m_pages[wanted].size * zoom;
    return {QPointF((viewport()->width() - size.width()) / 2, top), size};
}

int PagePreview::currentPage() const {
    if (m_pages.empty())
        return 0;
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    size_t page = 0;
    while (page + 1 < m_pages.size() && placeOf(page + 1).top() <= middle)
        ++page;
    return static_cast<int>(page) + 1;
}

void PagePreview::fit() {
    const double height = m_pages.empty() ? 0 : placeOf(m_pages.size() - 1).bottom() + space::page;
    const int view = viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - view));
    verticalScrollBar()->setPageStep(view);
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
}

void PagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const Colours& colours = coloursOf(palette());
    painter.fillRect(viewport()->rect(), colours.button);
    if (m_pages.empty()) {
        painter.setPen(colours.text);
        const int margin = space::page;
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
    }
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (size_t i = 0; i < m_pages.size(); ++i) {
        const QRectF place = placeOf(i).translated(0, -verticalScrollBar()->value());
        if (!place.intersects(viewport()->rect()))
            continue;
        painter.save();
        // Paper is white in either theme.
        painter.setPen(colours.edge);
        painter.setBrush(Qt::white);
        painter.drawRect(place);
        painter.setClipRect(place);
        painter.translate(place.topLeft());
        painter.scale(scale(), scale());
        paintPage(painter, m_pages[i]);
        painter.restore();
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    const int range = verticalScrollBar()->maximum();
    const double place = range > 0 ? double(verticalScrollBar()->value()) / range : 0;
    fit();
    verticalScrollBar()->setValue(static_cast<int>(place * verticalScrollBar()->maximum()));
}

void PagePreview::scrollContentsBy(int, int) {
    viewport()->update();
    Q_EMIT currentPageChanged();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    QScrollBar& bar = *verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Down: bar.triggerAction(QScrollBar::SliderSingleStepAdd); return;
    case Qt::Key_Up: bar.triggerAction(QScrollBar::SliderSingleStepSub); return;
    case Qt::Key_Space:
    case Qt::Key_PageDown: bar.triggerAction(QScrollBar::SliderPageStepAdd); return;
    case Qt::Key_PageUp: bar.triggerAction(QScrollBar::SliderPageStepSub); return;
    case Qt::Key_Home: bar.triggerAction(QScrollBar::SliderToMinimum); return;
    case Qt::Key_End: bar.triggerAction(QScrollBar::SliderToMaximum); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PagePreview::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace mentat
