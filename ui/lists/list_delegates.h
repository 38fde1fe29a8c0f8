#pragma once

#include <QHash>
#include <QStyledItemDelegate>

namespace mentat {

/// Measures each text once: after a change a list of a thousand rows asks how wide its columns are,
/// and all but a few of its cells are as they were. What else makes a cell wide is its picture and
/// a font of its own; where texts go on below, their cell does, so these are measured each time.
class MeasuringDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    /// What tells players of one name apart stands last, in brackets: it is cut in the middle.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    /// Of texts alone, in the font and style below.
    mutable QHash<QString, QSize> m_sizes;
    mutable QFont m_font;
    mutable const QStyle* m_style = nullptr; // only compared
};

/// A cell that names a side, with its chip before the name.
class SideDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace mentat
