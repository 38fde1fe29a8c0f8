#include "ui/lists/report_table_model.h"

#include "ui/itemmodels/table_model.h"

#include <QFont>

#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr qsizetype longTitle = 12; // letters

/// Titles are longer than the numbers below them: broken at the blank that is nearest their middle.
QString inTwoLines(QString title) {
    if (title.size() <= longTitle)
        return title;
    const qsizetype middle = title.size() / 2;
    const qsizetype before = title.lastIndexOf(u' ', middle);
    const qsizetype after = title.indexOf(u' ', middle);
    const bool isAfter = before < 0 || (after >= 0 && after - middle < middle - before);
    const qsizetype at = isAfter ? after : before;
    if (at > 0)
        title[at] = u'\n';
    return title;
}

} // namespace

void ReportTableModel::setTable(ReportTable table) {
    if (table == m_table)
        return;
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int ReportTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ReportTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

Qt::Alignment ReportTableModel::alignmentOf(int column) const {
    const Align align = m_table.columns[static_cast<size_t>(column)].align;
    return Qt::AlignVCenter | (align == Align::End ? Qt::AlignRight : Qt::AlignLeft);
}

QVariant ReportTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<size_t>(index.column());
    const ReportCell& cell = m_table.rows[static_cast<size_t>(index.row())].cells[column];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::TextAlignmentRole: return QVariant(alignmentOf(index.column()));
    case Qt::FontRole: {
        QFont font;
        font.setBold(cell.isStrong);
        return cell.isStrong ? QVariant(font) : QVariant();
    }
    case Qt::AccessibleTextRole:
        return QString(m_table.columns[column].title + u": "_s
                       + (cell.text.isEmpty() ? u"–"_s : cell.text));
    case sortRole:
        // What is not known stands below everything that is.
        if (m_table.columns[column].align == Align::End)
            return cell.number.value_or(std::numeric_limits<double>::lowest());
        return cell.number ? QVariant(*cell.number) : QVariant(cell.text);
    default: return {};
    }
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return inTwoLines(m_table.columns[static_cast<size_t>(section)].title);
    if (role == Qt::AccessibleTextRole)
        return m_table.columns[static_cast<size_t>(section)].title;
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignmentOf(section));
    return {};
}

} // namespace mentat
