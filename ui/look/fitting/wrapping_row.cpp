#include "ui/look/fitting/wrapping_row.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace mentat {

namespace {

/// What is hidden; a stretch is not.
bool isGone(QLayoutItem& item) {
    return item.isEmpty() && !item.spacerItem();
}

int heightOf(const auto& line) {
    int height = 0;
    for (const auto* one : line)
        height = std::max(height, one->item->sizeHint().height());
    return height;
}

/// What is handed out, by these weights.
void share(std::vector<int>& widths, int room, const std::vector<int>& weights) {
    int left = 0;
    for (const int weight : weights)
        left += weight;
    for (size_t i = 0; i < widths.size() && left > 0; ++i) {
        const int part = room * weights[i] / left;
        widths[i] += part;
        room -= part;
        left -= weights[i];
    }
}

} // namespace

WrappingRow::WrappingRow(QWidget* parent) : QLayout(parent) {}

WrappingRow::~WrappingRow() = default;

void WrappingRow::addWidget(QWidget* widget, int stretch) {
    QLayout::addWidget(widget);
    m_items.back().stretch = stretch;
}

void WrappingRow::addStretch() {
    addItem(new QSpacerItem(0, 0));
    m_items.back().stretch = 1;
}

void WrappingRow::addItem(QLayoutItem* item) {
    m_items.push_back({std::unique_ptr<QLayoutItem>(item)});
}

QLayoutItem* WrappingRow::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].item.get() : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = m_items[static_cast<size_t>(index)].item.release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

std::vector<WrappingRow::Line> WrappingRow::linesIn(int width) const {
    std::vector<Line> lines;
    int used = 0;
    for (const Item& one : m_items) {
        if (isGone(*one.item))
            continue;
        const int needed = one.item->minimumSize().width();
        if (lines.empty() || used + spacing() + needed > width) {
            lines.emplace_back();
            used = needed;
        } else {
            used += spacing() + needed;
        }
        lines.back().push_back(&one);
    }
    return lines;
}

std::vector<int> WrappingRow::widthsIn(const Line& line, int width) const {
    std::vector<int> widths;
    std::vector<int> wishes;
    std::vector<int> stretches;
    int room = width - spacing() * (static_cast<int>(line.size()) - 1);
    int wished = 0;
    for (const Item* one : line) {
        const int least = one->item->minimumSize().width();
        widths.push_back(least);
        wishes.push_back(std::max(0, one->item->sizeHint().width() - least));
        stretches.push_back(one->stretch);
        wished += wishes.back();
        room -= least;
    }
    share(widths, std::clamp(room, 0, wished), wishes);
    share(widths, std::max(0, room - wished), stretches);
    return widths;
}

int WrappingRow::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    const std::vector<Line> lines = linesIn(width - margins.left() - margins.right());
    int height = margins.top() + margins.bottom()
                 + spacing() * std::max(0, static_cast<int>(lines.size()) - 1);
    for (const Line& line : lines)
        height += heightOf(line);
    return height;
}

QSize WrappingRow::sizeHint() const {
    const QMargins margins = contentsMargins();
    QSize size(0, 0);
    for (const Item& one : m_items) {
        if (isGone(*one.item))
            continue;
        const QSize hint = one.item->sizeHint();
        size.rwidth() += hint.width() + (size.width() > 0 ? spacing() : 0);
        size.rheight() = std::max(size.height(), hint.height());
    }
    return size.grownBy(margins);
}

QSize WrappingRow::minimumSize() const {
    QSize size(0, 0);
    for (const Item& one : m_items) {
        if (!isGone(*one.item))
            size = size.expandedTo(one.item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void WrappingRow::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect room = rect.marginsRemoved(contentsMargins());
    const bool isMirrored = parentWidget() && parentWidget()->isRightToLeft();
    int top = room.top();
    for (const Line& line : linesIn(room.width())) {
        const std::vector<int> widths = widthsIn(line, room.width());
        const int height = heightOf(line);
        int left = room.left();
        for (size_t i = 0; i < line.size(); ++i) {
            const QRect place(left, top, widths[i], height);
            line[i]->item->setGeometry(isMirrored ? QStyle::visualRect(Qt::RightToLeft, room, place)
                                                  : place);
            left += widths[i] + spacing();
        }
        top += height + spacing();
    }
}

} // namespace mentat
