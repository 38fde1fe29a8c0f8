#pragma once

#include <QStyledItemDelegate>

namespace mentat {

/// A rule that was found: its title on one line or two, never cut before that, and below it in gray
/// the texts of the other columns: where it is from, and whether it holds.
class FoundRuleDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace mentat
