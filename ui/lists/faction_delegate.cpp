#include "ui/lists/faction_delegate.h"

#include "ui/itemmodels/table_model.h"
#include "ui/look/faction_chip.h"
#include "ui/look/spacing.h"

#include <QApplication>

namespace mentat {

void FactionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const QVariant faction = index.data(factionRole);
    if (!faction.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString name = cell.text;
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const QColor text = cell.palette.color(QPalette::Text);
    const QSize size = chipSize(cell.fontMetrics);
    QRect chip(QPoint(), size);
    chip.moveCenter(cell.rect.center());
    chip.moveLeft(cell.rect.left() + space::cell);
    painter->save();
    painter->setFont(cell.font);
    paintFactionChip(*painter, chip, static_cast<Faction>(faction.toInt()), text);
    painter->setPen(text);
    const QRect rest
        = cell.rect.adjusted(space::cell + size.width() + space::tight, 0, -space::cell, 0);
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                      cell.fontMetrics.elidedText(name, Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize FactionDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(factionRole).isValid())
        size.rwidth() += chipSize(option.fontMetrics).width() + space::tight;
    return size;
}

} // namespace mentat
