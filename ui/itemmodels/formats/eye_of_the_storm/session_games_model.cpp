#include "ui/itemmodels/formats/eye_of_the_storm/session_games_model.h"

#include "scoring/formats/eye_of_the_storm/storm_warnings.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

SessionGameRow rowOfText(const Event& event, StormGameNumber number, const GameText& text) {
    SessionGameRow row{.number = number.value(), .round = text.round, .table = text.table};
    QStringList names;
    for (const GameTextRow& seat : text.rows)
        names.append(playerName(event, seat.player));
    row.players = names.join(u", "_s);
    return row;
}

SessionGameState stateOf(const StormGame& game, int warnings) {
    if (game.isVoid)
        return SessionGameState::Void;
    return warnings > 0 ? SessionGameState::Warned : SessionGameState::Recorded;
}

} // namespace

std::vector<SessionGameRow> sessionGameRows(const Event& event,
                                            const std::vector<TypedGame>& typed) {
    std::map<int, SessionGameRow> rows;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        SessionGameRow row = rowOfText(event, game.number, textOf(game));
        row.warnings = static_cast<int>(stormWarnings(game).size());
        row.state = stateOf(game, row.warnings);
        rows.insert_or_assign(row.number, std::move(row));
    }
    for (const TypedGame& game : typed) {
        SessionGameRow row = rowOfText(event, game.number, game.text);
        row.state = game.text.isAsDrawn() ? SessionGameState::Drawn : SessionGameState::BeingTyped;
        rows.insert_or_assign(row.number, std::move(row));
    }
    std::vector<SessionGameRow> list;
    for (auto& [number, row] : rows)
        list.push_back(std::move(row));
    return list;
}

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
