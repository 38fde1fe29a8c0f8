#include "ui/itemmodels/rules_model.h"

namespace mentat {

QString RulesModel::header(int column) const {
    switch (column) {
    case Title: return tr("Rule");
    case Source: return tr("Source");
    case Status: return tr("Status");
    default: return {};
    }
}

QVariant RulesModel::cell(const RuleRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Title: return row.title;
    case Source: return row.source;
    case Status: return row.status;
    default: return {};
    }
}

} // namespace mentat
