#include "ui/itemmodels/formats/wbc_dune/line_up_model.h"

#include <algorithm>

namespace mentat {

std::vector<LineUpRow> lineUpRows(const Event& event, const std::vector<PlayerId>& lineUp) {
    const auto& present = std::get<DunePlay>(event.play).finalDetails.present;
    std::vector<LineUpRow> rows;
    for (const PlayerId& player : lineUp) {
        const bool isThere = std::ranges::find(present, player) != present.end();
        rows.push_back(
            {player, static_cast<int>(rows.size()) + 1, playerName(event, player), isThere});
    }
    return rows;
}

QString LineUpModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Place: return tr("#");
    case Name: return tr("Line-up");
    case Here: return tr("Here");
    case ColumnCount: break;
    }
    return {};
}

QVariant LineUpModel::cell(const LineUpRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Name)
        return row.name;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Place: return row.place;
    case Name: return row.name;
    case Here: return row.present ? tr("✓ here") : tr("not here");
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
