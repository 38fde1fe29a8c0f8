#include "ui/look/fitting/column_title.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ColumnTitle::ColumnTitle(const QString& text, Qt::Alignment alignment, QWidget* parent)
    : TextLabel(TextLevel::Weak, text, parent) {
    setAlignment(alignment | Qt::AlignVCenter);
}

QString ColumnTitle::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize ColumnTitle::minimumSizeHint() const {
    const QSize whole = TextLabel::minimumSizeHint();
    return {std::min(whole.width(), fontMetrics().horizontalAdvance(u"mm…"_s)), whole.height()};
}

void ColumnTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     shownText());
}

void ColumnTitle::resizeEvent(QResizeEvent* event) {
    TextLabel::resizeEvent(event);
    setToolTip(shownText() == text() ? QString() : text());
}

} // namespace mentat
