#pragma once

#include "ui/lists/measuring_delegate.h"

namespace mentat {

/// Draws the cut of the standings as a line across the list with its sentence in it.
class CutDelegate : public MeasuringDelegate {
    Q_OBJECT

public:
    /// isCut: whether a cell is in the row of the cut.
    CutDelegate(bool (*isCut)(const QModelIndex& index), QObject* parent)
        : MeasuringDelegate(parent)
        , m_isCut(isCut) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The sentence stands over all columns, so that it makes none of them wider.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    bool (*m_isCut)(const QModelIndex& index);
};

} // namespace mentat
