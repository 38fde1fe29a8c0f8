#pragma once

#include <QStyledItemDelegate>

namespace mentat::test {

/// Counts the cells that are painted.
class PaintedCells final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    mutable int cells = 0;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        ++cells;
        QStyledItemDelegate::paint(painter, option, index);
    }
};

} // namespace mentat::test
