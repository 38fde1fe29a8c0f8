#include "ui/look/fitting/baseline_row.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

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

/// Of what is pressed or typed into, which stays where it is; absent for anything else.
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
        // As high as its own letters: lowered, it would reach out of the row.
        const QRect whole = widget->geometry();
        const int needed = widget->hasHeightForWidth() ? widget->heightForWidth(whole.width())
                                                       : widget->sizeHint().height();
        const int spare = std::max(0, whole.height() - needed);
        widget->setGeometry(whole.x(), whole.y() + spare / 2 + *line - *own, whole.width(),
                            whole.height() - 2 * (spare / 2));
    }
}

} // namespace mentat
