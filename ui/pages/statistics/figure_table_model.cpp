#include "ui/pages/statistics/figure_table_model.h"

#include "ui/itemmodels/table_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

void FigureTableModel::setTable(ReportTable table) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int FigureTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int FigureTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

Qt::Alignment FigureTableModel::alignmentOf(int column) const {
    const bool isNumber = m_table.columns[static_cast<size_t>(column)].align == Align::End;
    return (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QVariant FigureTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<size_t>(index.column());
    const ReportCell& cell = m_table.rows[static_cast<size_t>(index.row())].cells[column];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::TextAlignmentRole: return QVariant(alignmentOf(index.column()));
    case Qt::AccessibleTextRole:
        return QString(m_table.columns[column].title + u": "_s
                       + (cell.text.isEmpty() ? u"–"_s : cell.text));
    case sortRole:
        // What is not known stands below everything that is.
        if (m_table.columns[column].align == Align::End)
            return cell.number.value_or(-1);
        return cell.number ? QVariant(*cell.number) : QVariant(cell.text);
    default: return {};
    }
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.columns[static_cast<size_t>(section)].title;
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignmentOf(section));
    return {};
}

} // namespace mentat
