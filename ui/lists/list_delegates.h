#pragma once

#include <QHash>
#include <QStyledItemDelegate>

namespace mentat {

/// Measures each text once: after a change, a list of a thousand rows recomputes its column widths,
/// although all but a few cells are unchanged. Pictures and a cell's own font are added to the
/// width; cells with wrapped text are measured each time.
class MeasuringDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    /// Elides in the middle: the suffix in brackets that distinguishes players of the same name
    /// stays visible.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    /// Of texts alone, in the font and style below.
    mutable QHash<QString, QSize> m_sizes;
    mutable QFont m_font;
    mutable const QStyle* m_style = nullptr; // only compared
};

/// A cell that names a side, with the side's chip before the name.
class SideDelegate : public MeasuringDelegate {
    Q_OBJECT

public:
    using MeasuringDelegate::MeasuringDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace mentat
