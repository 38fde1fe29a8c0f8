#include "ui/itemmodels/formats/eye_of_the_storm/session_games_model.h"

namespace mentat {

QString SessionGamesModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Number: return tr("Game");
    case Round: return tr("Round");
    case Table: return tr("Table");
    case Players: return tr("Players");
    case State: return tr("State");
    case ColumnCount: break;
    }
    return {};
}

QString SessionGamesModel::stateText(const SessionGameRow& row) const {
    switch (row.state) {
    case SessionGameState::Drawn: return tr("drawn");
    case SessionGameState::BeingTyped: return tr("being typed");
    case SessionGameState::Recorded: return tr("recorded");
    case SessionGameState::Warned: return tr("%n warning(s)", nullptr, row.warnings);
    case SessionGameState::Void: return tr("void");
    }
    return {};
}

QVariant SessionGamesModel::cell(const SessionGameRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Players)
        return row.players;
    if (role == sortRole && column == Number)
        return row.number;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Number: return row.number;
    case Round: return row.round;
    case Table: return row.table;
    case Players: return row.players;
    case State: return stateText(row);
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
