#include "ui/heats/standings/cut_delegate.h"

#include "ui/look/colours.h"
#include "ui/look/spacing.h"

#include <QPainter>

namespace mentat {

void CutDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    if (!m_isCut(index))
        return QStyledItemDelegate::paint(painter, option, index);
    const Colours& colours = coloursOf(option.palette);
    const QRect line = option.rect.adjusted(space::small, 0, -space::small, 0);
    painter->save();
    painter->fillRect(option.rect, colours.base);
    const QString text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                       line.width() - 2 * space::page);
    const int width = option.fontMetrics.horizontalAdvance(text) + 2 * space::small;
    const int middle = line.center().y();
    const int left = line.center().x() - width / 2;
    painter->setPen(QPen(colours.edge, 2));
    painter->drawLine(line.left(), middle, left, middle);
    painter->drawLine(left + width, middle, line.right(), middle);
    painter->setPen(colours.text);
    painter->setFont(option.font);
    painter->drawText(QRect(left, line.top(), width, line.height()), Qt::AlignCenter, text);
    painter->restore();
}

QSize CutDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    return m_isCut(index) ? QSize(0, size.height()) : size;
}

} // namespace mentat
