#include "ui/itemmodels/journal_facts_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

void JournalFactsModel::setFacts(const std::vector<ChangedFact>& facts) {
    std::vector<NumberedFact> rows;
    for (const ChangedFact& fact : facts)
        rows.push_back({static_cast<int>(rows.size()), fact});
    setRows(std::move(rows));
}

QString JournalFactsModel::key(const NumberedFact& row) const {
    return QString::number(row.number);
}

QString JournalFactsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Where: return tr("Where");
    case What: return tr("What");
    case Before: return tr("Before");
    case After: return tr("After");
    case ColumnCount: break;
    }
    return {};
}

QVariant JournalFactsModel::cell(const NumberedFact& row, int column, int role) const {
    if (role == sortRole)
        return row.number;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto orNone = [](const QString& text) { return text.isEmpty() ? u"–"_s : text; };
    switch (static_cast<Column>(column)) {
    case Where: return row.fact.place;
    case What: return row.fact.fact;
    case Before: return orNone(row.fact.before);
    case After: return orNone(row.fact.after);
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
