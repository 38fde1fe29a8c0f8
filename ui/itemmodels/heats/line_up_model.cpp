#include "ui/itemmodels/heats/line_up_model.h"

#include "scoring/heats/final/final_line_up.h"
#include "ui/itemmodels/heats/call_list_model.h"

#include <algorithm>

namespace mentat {

std::vector<LineUpRow> lineUpRows(const Event& event, const AdvancedRound& round,
                                  const std::vector<PlayerId>& lineUp) {
    const Stage& details = round.details;
    std::vector<LineUpRow> rows;
    for (const PlayerId& player : lineUp) {
        LineUpRow row{player, static_cast<int>(rows.size()) + 1, playerName(event, player)};
        row.present = std::ranges::find(details.present, player) != details.present.end();
        row.tied = !details.closed && !surelyPlays(round.advancement, player);
        row.awaited = !details.present.empty();
        const auto call = std::ranges::find(details.calls, player, &FinalCall::player);
        if (call != details.calls.end())
            row.state = call->state;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString LineUpModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Place: return tr("#");
    case Name: return tr("Line-up");
    case State: return {};
    case ColumnCount: break;
    }
    return {};
}

QString LineUpModel::stateText(const LineUpRow& row) const {
    if (row.tied)
        return tr("a roll decides");
    if (row.present)
        return tr("✓ here");
    if (row.awaited)
        return tr("not here");
    return row.state ? callStateText(*row.state) : tr("not called");
}

QVariant LineUpModel::cell(const LineUpRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Name)
        return row.name;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Place: return row.place;
    case Name: return row.name;
    case State: return stateText(row);
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
