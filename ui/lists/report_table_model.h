#pragma once

#include "reports/report_document.h"

#include <QAbstractTableModel>

namespace mentat {

/// A table of a report on screen, as it would stand on paper; its longer titles in two
/// lines.
class ReportTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ReportTable table);
    [[nodiscard]] const ReportTable& table() const { return m_table; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] Qt::Alignment alignmentOf(int column) const;

    ReportTable m_table;
};

} // namespace mentat
