#pragma once

#include <QStyledItemDelegate>

namespace mentat {

/// A cell that says whether something is out of date, with a mark where it is.
class OutOfDateDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace mentat
