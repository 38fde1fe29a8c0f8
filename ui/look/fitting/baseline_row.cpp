#include "ui/look/fitting/baseline_row.h"

#include <QLabel>

#include <algorithm>
#include <optional>

namespace mentat {

namespace {

/// Of letters in the middle of this room, from above.
int baselineIn(const QRect& room, const QFontMetrics& letters) {
    return room.top() + (room.height() - letters.height()) / 2 + letters.ascent();
}

/// From the top of what holds the widget; absent where it has several lines, or is not seen.
std::optional<int> baselineOf(const QWidget& widget) {
    if (widget.isHidden())
        return std::nullopt;
    if (qobject_cast<const BaselineRow*>(widget.layout())) {
        // As its parts will stand: a widget that was not shown yet has not placed them.
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

} // namespace

BaselineRow::BaselineRow(QWidget* parent, int spacing) : QHBoxLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

void BaselineRow::setGeometry(const QRect& rect) {
    QHBoxLayout::setGeometry(rect);
    std::optional<int> lowest;
    for (int place = 0; place < count(); ++place)
        if (const QWidget* widget = itemAt(place)->widget())
            lowest = std::max(lowest, baselineOf(*widget));
    for (int place = 0; place < count(); ++place) {
        QWidget* widget = itemAt(place)->widget();
        const auto own = widget ? baselineOf(*widget) : std::nullopt;
        if (!own || *own == *lowest)
            continue;
        // As high as its own letters: lowered, it would reach out of the row.
        const QRect whole = widget->geometry();
        const int spare = std::max(0, whole.height() - widget->sizeHint().height());
        widget->setGeometry(whole.x(), whole.y() + spare / 2 + *lowest - *own, whole.width(),
                            whole.height() - 2 * (spare / 2));
    }
}

} // namespace mentat
