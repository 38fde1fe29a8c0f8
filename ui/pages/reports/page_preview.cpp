#include "ui/pages/reports/page_preview.h"

#include "reports/paper/page_painter.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace mentat {

namespace {

constexpr double greatestScale = 1.75; // pixels per point, even in a wide window
constexpr double minScale = 0.18;      // pages are still told apart

} // namespace

PagePreview::PagePreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("reportPreview"));
    speakAs(*this, QAccessible::Graphic);
    setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // appearing, it would move the pages
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

void PagePreview::showAllAtOnce(bool areShown) {
    if (m_isAllAtOnce == areShown)
        return;
    m_isAllAtOnce = areShown;
    fit();
    verticalScrollBar()->setValue(0);
    viewport()->update();
    Q_EMIT allAtOnceChanged(areShown);
    Q_EMIT currentPageChanged();
}

QSizeF PagePreview::largestPage() const {
    QSizeF largest(1, 1);
    for (const PlacedPage& page : m_pages)
        largest = largest.expandedTo(page.size);
    return largest;
}

PagePreview::Grid PagePreview::grid() const {
    const QSizeF page = largestPage();
    const auto across = [&](size_t columns) {
        const double room = viewport()->width() - space::page * static_cast<double>(columns + 1);
        return room / static_cast<double>(columns) / page.width();
    };
    Grid best{1, std::clamp(across(1), 0.1, greatestScale)};
    if (!m_isAllAtOnce)
        return best;
    best.scale = 0;
    for (size_t columns = 1; columns <= std::max<size_t>(m_pages.size(), 1); ++columns) {
        const size_t rows = (m_pages.size() + columns - 1) / columns;
        const double room = viewport()->height() - space::page * static_cast<double>(rows + 1);
        const double down = room / static_cast<double>(std::max<size_t>(rows, 1)) / page.height();
        const double scale = std::min({across(columns), down, greatestScale});
        if (scale > best.scale)
            best = {columns, scale};
    }
    while (best.scale < minScale && best.columns > 1) {
        --best.columns;
        best.scale = std::min(across(best.columns), minScale);
    }
    best.scale = std::max(best.scale, 0.1);
    return best;
}

QRectF PagePreview::placeOf(size_t wanted) const {
    const Grid grid = this->grid();
    double top = space::page;
    for (size_t row = 0; row < wanted / grid.columns; ++row) {
        double height = 0;
        for (size_t i = row * grid.columns; i < (row + 1) * grid.columns; ++i)
            height = std::max(height, m_pages[i].size.height());
        top += height * grid.scale + space::page;
    }
    const QSizeF size = m_pages[wanted].size * grid.scale;
    const double step = largestPage().width() * grid.scale + space::page;
    const double all = step * static_cast<double>(grid.columns) - space::page;
    const double left
        = (viewport()->width() - all) / 2 + step * static_cast<double>(wanted % grid.columns);
    return {QPointF(left + (step - space::page - size.width()) / 2, top), size};
}

QRectF PagePreview::viewOf(size_t page) const {
    return placeOf(page).translated(0, -verticalScrollBar()->value());
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
    const Colors& colors = colorsOf(palette());
    painter.fillRect(viewport()->rect(), colors.button);
    if (m_pages.empty()) {
        painter.setPen(colors.text);
        const int margin = space::page;
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
    }
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const double zoom = grid().scale;
    for (size_t i = 0; i < m_pages.size(); ++i) {
        const QRectF place = viewOf(i);
        if (!place.intersects(viewport()->rect()))
            continue;
        painter.save();
        // Paper is white in every theme.
        painter.setPen(colors.edge);
        painter.setBrush(Qt::white);
        painter.drawRect(place);
        painter.setClipRect(place);
        painter.translate(place.topLeft());
        painter.scale(zoom, zoom);
        paintPage(painter, m_pages[i]);
        painter.restore();
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(colors.accent);
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
    case Qt::Key_A: showAllAtOnce(!m_isAllAtOnce); return;
    case Qt::Key_End: bar.triggerAction(QScrollBar::SliderToMaximum); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::mouseReleaseEvent(QMouseEvent* event) {
    QAbstractScrollArea::mouseReleaseEvent(event);
    if (!m_isAllAtOnce || event->button() != Qt::LeftButton)
        return;
    for (size_t i = 0; i < m_pages.size(); ++i) {
        if (!viewOf(i).contains(event->position()))
            continue;
        showAllAtOnce(false);
        verticalScrollBar()->setValue(static_cast<int>(placeOf(i).top()) - space::page);
        return;
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

#include "moc_page_preview.cpp"
