#include "ui/heats/standings/cut_delegate.h"

#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QPainter>

namespace mentat {

namespace {

constexpr int cutLine = 2;

} // namespace

void CutDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    if (!m_isCut(index))
        return MeasuringDelegate::paint(painter, option, index);
    const Colours& colours = coloursOf(option.palette);
    const QRect text = option.rect.adjusted(space::small, 0, -space::small, 0);
    painter->save();
    painter->fillRect(option.rect, colours.accentTint);
    painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), cutLine)),
                      colours.accent);
    painter->setPen(colours.accentOnTint);
    painter->setFont(fontOf(TextLevel::Strong, option.font));
    painter->drawText(
        text, Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

QSize CutDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = MeasuringDelegate::sizeHint(option, index);
    return m_isCut(index) ? QSize(0, size.height()) : size;
}

} // namespace mentat
