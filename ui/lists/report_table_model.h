#pragma once

#include "reports/report_document.h"

#include <QAbstractTableModel>

namespace mentat {

/// A table of a report on screen, as it would stand on paper.
class ReportTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ReportTable table);
    [[nodiscard]] const ReportTable& table() const { return m_table; }
    /// Titles a word a line, where there is little room; else in two lines.
    void setNarrow(bool isNarrow);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] Qt::Alignment alignmentOf(int column) const;

    ReportTable m_table;
    bool m_isNarrow = false;
};

} // namespace mentat
