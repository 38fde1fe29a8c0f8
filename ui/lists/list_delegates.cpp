#include "ui/lists/list_delegates.h"

#include "ui/itemmodels/table_model.h"
#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QStyle>

#include <utility>

namespace mentat {
namespace {

constexpr qsizetype mostTexts = 20'000; // cached per list, before the oldest are dropped

bool isTextAlone(const QModelIndex& index) {
    return index.data(Qt::DecorationRole).isNull() && index.data(Qt::FontRole).isNull()
           && index.data(Qt::CheckStateRole).isNull() && index.data(Qt::SizeHintRole).isNull();
}

} // namespace

void MeasuringDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool isOneName = option->text.endsWith(u')') && !option->text.contains(u',')
                           && !option->text.contains(u':'); // neither a list nor a reason
    if (isOneName)
        option->textElideMode = Qt::ElideMiddle;
    if (option->text == u"–")
        option->palette.setColor(QPalette::Text, colorsOf(option->palette).weakText);
}

QSize MeasuringDelegate::sizeHint(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    if (option.features.testFlag(QStyleOptionViewItem::WrapText) || !isTextAlone(index))
        return QStyledItemDelegate::sizeHint(option, index);
    const QStyle* style = option.widget ? option.widget->style() : nullptr;
    if (std::exchange(m_style, style) != style || m_font != option.font
        || m_sizes.size() > mostTexts) {
        m_font = option.font;
        m_sizes.clear();
    }
    const QString text = index.data().toString();
    const auto known = m_sizes.constFind(text);
    if (known != m_sizes.constEnd())
        return *known;
    return *m_sizes.insert(text, QStyledItemDelegate::sizeHint(option, index));
}

void SideDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const auto side = sideById(index.data(sideRole).toString());
    if (!side) {
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
    const int margin = space::cell;
    chip.moveLeft(cell.rect.left() + margin);
    painter->save();
    painter->setFont(cell.font);
    paintSideChip(*painter, chip, *side, text);
    painter->setPen(text);
    const QRect rest = cell.rect.adjusted(margin + size.width() + space::tight, 0, -margin, 0);
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                      cell.fontMetrics.elidedText(name, Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize SideDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(sideRole).isValid())
        size.rwidth() += chipSize(option.fontMetrics).width() + space::tight;
    return size;
}

} // namespace mentat

#include "moc_list_delegates.cpp"
