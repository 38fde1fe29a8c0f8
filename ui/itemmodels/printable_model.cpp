#include "ui/itemmodels/printable_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

QString PrintableModel::header(int column) const {
    switch (column) {
    case Title: return tr("Report");
    case For: return tr("For");
    case LastPrinted: return tr("Last printed");
    case State: return tr("State");
    default: return {};
    }
}

QString PrintableModel::text(const Printable& row, int column) const {
    QString none = u"–"_s;
    switch (column) {
    case Title: return row.title;
    case For: return row.isForGm ? tr("the GM") : QString();
    case LastPrinted: return row.lastPrinted.isEmpty() ? none : row.lastPrinted;
    case State:
        if (row.lastPrinted.isEmpty())
            return none;
        return row.isOutOfDate ? tr("out of date") : tr("up to date");
    default: return {};
    }
}

QVariant PrintableModel::cell(const Printable& row, int column, int role) const {
    if (role == Qt::DisplayRole)
        return text(row, column);
    if (role == sortRole && column == LastPrinted)
        return row.time;
    if (role == outOfDateRole)
        return column == State && row.isOutOfDate;
    return {};
}

} // namespace mentat
