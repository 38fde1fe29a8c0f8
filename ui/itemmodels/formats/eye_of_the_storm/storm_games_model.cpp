#include "ui/itemmodels/formats/eye_of_the_storm/storm_games_model.h"

#include "scoring/formats/eye_of_the_storm/storm_warnings.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

StormGameRow rowOfText(const Event& event, StormGameNumber number, const GameText& text) {
    StormGameRow row{.number = number.value(), .round = text.round, .table = text.table};
    QStringList names;
    for (const GameTextRow& seat : text.rows)
        names.append(playerName(event, seat.player));
    row.players = names.join(u", "_s);
    return row;
}

StormGameState stateOf(const StormGame& game, int warnings) {
    if (game.isVoid)
        return StormGameState::Void;
    return warnings > 0 ? StormGameState::Warned : StormGameState::Recorded;
}

} // namespace

std::vector<StormGameRow> stormGameRows(const Event& event, const std::vector<TypedGame>& typed) {
    std::map<int, StormGameRow> rows;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        StormGameRow row = rowOfText(event, game.number, textOf(game));
        row.warnings = static_cast<int>(stormWarnings(game).size());
        row.state = stateOf(game, row.warnings);
        rows.insert_or_assign(row.number, std::move(row));
    }
    for (const TypedGame& game : typed) {
        StormGameRow row = rowOfText(event, game.number, game.text);
        row.state = game.text.isAsDrawn() ? StormGameState::Drawn : StormGameState::BeingTyped;
        rows.insert_or_assign(row.number, std::move(row));
    }
    std::vector<StormGameRow> list;
    for (auto& [number, row] : rows)
        list.push_back(std::move(row));
    return list;
}

QString StormGamesModel::header(int column) const {
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

QString StormGamesModel::stateText(const StormGameRow& row) const {
    switch (row.state) {
    case StormGameState::Drawn: return tr("drawn");
    case StormGameState::BeingTyped: return tr("draft");
    case StormGameState::Recorded: return tr("recorded");
    case StormGameState::Warned: return tr("%n warning(s)", nullptr, row.warnings);
    case StormGameState::Void: return tr("void");
    }
    return {};
}

QVariant StormGamesModel::cell(const StormGameRow& row, int column, int role) const {
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
