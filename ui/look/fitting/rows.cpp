#include "ui/look/fitting/rows.h"

#include "ui/look/fitting/areas.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <optional>

namespace mentat {
namespace {

/// The baseline of vertically centered letters, from the top of the rectangle.
int baselineIn(const QRect& room, const QFontMetrics& letters) {
    return room.top() + (room.height() - letters.height()) / 2 + letters.ascent();
}

/// From the top of the container; absent for several lines, or if hidden.
std::optional<int> baselineOf(const QWidget& widget) {
    if (widget.isHidden())
        return std::nullopt;
    if (qobject_cast<const BaselineRow*>(widget.layout())) {
        // Computed as if laid out: a widget not shown yet is not.
        std::optional<int> lowest;
        for (const auto* part : widget.findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
            if (!part->isHidden() && !part->text().isEmpty())
                lowest = std::max(
                    lowest, std::optional(baselineIn(widget.contentsRect(), part->fontMetrics())));
        return lowest ? std::optional(widget.y() + *lowest) : std::nullopt;
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (!label || label->text().isEmpty())
        return std::nullopt;
    const QFontMetrics letters = label->fontMetrics();
    const QRect room = label->contentsRect();
    if (label->wordWrap() && label->heightForWidth(label->width()) >= 2 * letters.lineSpacing())
        return std::nullopt;
    return widget.y() + baselineIn(room, letters);
}

/// The baseline of a button or field, which does not move; absent for anything else.
std::optional<int> lineOfControl(const QWidget& widget) {
    const bool isControl = qobject_cast<const QAbstractButton*>(&widget)
                           || qobject_cast<const QLineEdit*>(&widget)
                           || qobject_cast<const QComboBox*>(&widget);
    if (!isControl || widget.isHidden())
        return std::nullopt;
    return baselineIn(widget.geometry(), widget.fontMetrics());
}

} // namespace

BaselineRow::BaselineRow(QWidget* parent, int spacing) : QHBoxLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

void BaselineRow::setGeometry(const QRect& rect) {
    QHBoxLayout::setGeometry(rect);
    std::optional<int> line;
    for (int place = 0; place < count(); ++place) {
        const QWidget* widget = itemAt(place)->widget();
        if (widget && !line)
            line = lineOfControl(*widget);
    }
    const bool hasControl = line.has_value();
    for (int place = 0; place < count() && !hasControl; ++place)
        if (const QWidget* widget = itemAt(place)->widget())
            line = std::max(line, baselineOf(*widget));
    for (int place = 0; place < count(); ++place) {
        QWidget* widget = itemAt(place)->widget();
        const auto own = widget ? baselineOf(*widget) : std::nullopt;
        if (!own || *own == *line)
            continue;
        // Keep its own height: moved down as a whole, it would leave the row.
        const QRect whole = widget->geometry();
        const int needed = widget->hasHeightForWidth() ? widget->heightForWidth(whole.width())
                                                       : widget->sizeHint().height();
        const int spare = std::max(0, whole.height() - needed);
        widget->setGeometry(whole.x(), whole.y() + spare / 2 + *line - *own, whole.width(),
                            whole.height() - 2 * (spare / 2));
    }
}

namespace {

/// Hidden items; not a stretch.
bool isGone(QLayoutItem& item) {
    return item.isEmpty() && !item.spacerItem();
}

int heightOf(const auto& line) {
    int height = 0;
    for (const auto* one : line)
        height = std::max(height, one->item->sizeHint().height());
    return height;
}

/// Distributes the width by these weights.
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

PageBar::PageBar(std::initializer_list<LayoutPart> parts, QWidget* parent)
    : QWidget(parent)
    , m_inner(new QWidget)
    , m_row(new BaselineRow(m_inner, space::small)) {
    addParts(m_row, parts);
    keepToMeasure(*m_inner, widestBar);
    addParts(bareRow(this), {{m_inner, nearlyAll}, FreeSpace{}});
    keepHeight();
}

int PageBar::leastHeight() {
    QPixmap picture(1, 1);
    picture.fill(Qt::transparent);
    QPushButton measure(picture, QStringLiteral(" ")); // a button with an icon is higher
    return measure.sizeHint().height();
}

void PageBar::keepHeight() {
    // A narrow page has two rows, which must not shrink.
    setMinimumHeight(std::max(leastHeight(), m_inner->minimumSizeHint().height()));
}

bool PageBar::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        keepHeight();
    return QWidget::event(event);
}

void PageBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        keepHeight();
}

} // namespace mentat

#include "moc_rows.cpp"
