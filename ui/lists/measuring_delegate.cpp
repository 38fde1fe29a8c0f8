#include "ui/lists/measuring_delegate.h"

#include <QStyle>

#include <utility>

namespace mentat {

namespace {

constexpr qsizetype mostTexts = 20'000; // of a list, before what it showed long ago is forgotten

bool isTextAlone(const QModelIndex& index) {
    return index.data(Qt::DecorationRole).isNull() && index.data(Qt::FontRole).isNull()
           && index.data(Qt::CheckStateRole).isNull() && index.data(Qt::SizeHintRole).isNull();
}

} // namespace

void MeasuringDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.endsWith(u')') && !option->text.contains(u',')) // one name, no list of them
        option->textElideMode = Qt::ElideMiddle;
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

} // namespace mentat
