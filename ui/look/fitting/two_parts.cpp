#include "ui/look/fitting/two_parts.h"

#include "ui/look/spacing.h"

#include <QResizeEvent>

#include <algorithm>

namespace mentat {

namespace {

// Two lists with fewer letters than these have columns too narrow to be read.
constexpr int lettersSideBySide = 130;

int leastWidthOf(const QWidget& part) {
    return part.isHidden() ? 0 : std::max(part.minimumSizeHint().width(), part.minimumWidth());
}

} // namespace

void putBeside(QSplitter& splitter, QWidget* first, QWidget* second, int shareOfFirst,
               int shareOfSecond) {
    splitter.addWidget(first);
    splitter.addWidget(second);
    splitter.setStretchFactor(0, shareOfFirst);
    splitter.setStretchFactor(1, shareOfSecond);
    splitter.setChildrenCollapsible(false);
    splitter.setHandleWidth(space::page);
}

TwoParts::TwoParts(Share ofFirst, QWidget* parent) : QSplitter(parent), m_ofFirst(ofFirst) {
    setChildrenCollapsible(false);
    setHandleWidth(space::page);
}

TwoParts& TwoParts::fill(QWidget& page, Share ofFirst, QWidget* first, QWidget* second) {
    auto* parts = new TwoParts(ofFirst);
    parts->addWidget(first);
    parts->addWidget(second);
    addParts(pageColumn(&page), {parts});
    return *parts;
}

QSize TwoParts::minimumSizeHint() const {
    QSize least = QSplitter::minimumSizeHint();
    int widest = 0;
    for (int part = 0; part < count(); ++part)
        widest = std::max(widest, leastWidthOf(*widget(part)));
    least.setWidth(widest);
    return least;
}

Qt::Orientation TwoParts::fittingOrientation() const {
    int needed = (count() - 1) * handleWidth();
    for (int part = 0; part < count(); ++part)
        needed += leastWidthOf(*widget(part));
    const int letters = fontMetrics().averageCharWidth() * lettersSideBySide;
    return width() >= std::max(needed, letters) ? Qt::Horizontal : Qt::Vertical;
}

void TwoParts::place(Qt::Orientation orientation) {
    setOrientation(orientation);
    const bool isBeside = orientation == Qt::Horizontal;
    const int room = (isBeside ? width() : height()) - (count() - 1) * handleWidth();
    const int share = room * (isBeside ? m_ofFirst.beside : m_ofFirst.above) / 100;
    m_wanted = widthOfFirst();
    const int first = isBeside ? std::min(share, m_wanted) : share;
    setSizes({first, room - first});
}

int TwoParts::widthOfFirst() const {
    return count() == 0 ? 0 : std::max(widget(0)->sizeHint().width(), leastWidthOf(*widget(0)));
}

bool TwoParts::event(QEvent* event) {
    // A part may need more or less than before; a handle that was dragged stays where it is.
    if (event->type() == QEvent::LayoutRequest
        && (fittingOrientation() != orientation() || widthOfFirst() != m_wanted))
        place(fittingOrientation());
    return QSplitter::event(event);
}

void TwoParts::resizeEvent(QResizeEvent* event) {
    place(fittingOrientation());
    QSplitter::resizeEvent(event);
}

} // namespace mentat
