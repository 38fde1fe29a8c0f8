#include "ui/itemmodels/heats/table_reports_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

QString TableReportsModel::key(const ReportedRow& row) const {
    return u"%1/%2"_s.arg(row.table.value()).arg(row.number);
}

QString TableReportsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Table: return tr("Table");
    case Said: return tr("Reported");
    case Other: return tr("Differences");
    case ColumnCount: break;
    }
    return {};
}

QVariant TableReportsModel::cell(const ReportedRow& row, int column, int role) const {
    if (role == sortRole && column == Table)
        return row.table.value();
    if (role == Qt::ToolTipRole && column == Other && !row.other.isEmpty())
        return row.other;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Table: return row.table.value();
    case Said: return row.said;
    case Other: return row.other;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
