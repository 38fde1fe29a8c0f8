#include "ui/itemmodels/formats/by_ruleset/plan_model.h"

namespace mentat {

std::vector<PlanRow> planRows(const std::vector<PlanLine>& lines) {
    std::vector<PlanRow> rows;
    for (const PlanLine& line : lines)
        rows.push_back({static_cast<int>(rows.size()) + 1, line});
    return rows;
}

QString PlanModel::header(int column) const {
    switch (column) {
    case Round: return tr("Round");
    case Players: return tr("Players");
    case Tables: return tr("Tables");
    case Sizes: return tr("Sizes");
    case GoOn: return tr("Go on");
    case Start: return tr("Start");
    case End: return tr("End");
    default: return {};
    }
}

QVariant PlanModel::cell(const PlanRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Round: return row.line.round;
    case Players: return row.line.players;
    case Tables: return row.line.tables;
    case Sizes: return row.line.sizes;
    case GoOn: return row.line.goOn;
    case Start: return row.line.start;
    case End: return row.line.end;
    default: return {};
    }
}

} // namespace mentat
