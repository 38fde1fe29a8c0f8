#include "ui/itemmodels/printable_model.h"

#include <QFont>

#include <algorithm>

namespace mentat {

Qt::ItemFlags PrintableModel::flags(const QModelIndex& index) const {
    return index.isValid() && row(index).isGroup ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                 : TableModel::flags(index);
}

QString PrintableModel::header(int column) const {
    switch (column) {
    case Title: return tr("Report");
    case For: return tr("For");
    case LastPrinted: return tr("Last printed");
    case State: return tr("State");
    default: return {};
    }
}

QString PrintableModel::shownHeader(int column) const {
    const bool isEmpty = column != Title && std::ranges::all_of(rows(), [&](const Printable& row) {
                             return text(row, column).isEmpty();
                         });
    return isEmpty ? QString() : header(column);
}

void PrintableModel::showTitles() {
    Q_EMIT headerDataChanged(Qt::Horizontal, For, State);
}

QString PrintableModel::text(const Printable& row, int column) const {
    switch (column) {
    case Title: return row.title;
    case For: return row.goesTo;
    case LastPrinted: return row.lastPrinted;
    case State:
        if (row.lastPrinted.isEmpty())
            return {};
        return row.isOutOfDate ? tr("out of date") : tr("up to date");
    default: return {};
    }
}

QVariant PrintableModel::cell(const Printable& row, int column, int role) const {
    if (row.isGroup && role == bandRole)
        return true;
    if (row.isGroup && role == Qt::FontRole) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::DisplayRole)
        return text(row, column);
    if (role == Qt::ToolTipRole && column == State && !row.lastPrinted.isEmpty())
        return row.lastPrinted; // its own column is hidden in a narrow window
    if (role == sortRole && column == LastPrinted)
        return row.time;
    if (role == outOfDateRole)
        return column == State && row.isOutOfDate;
    return {};
}

} // namespace mentat
