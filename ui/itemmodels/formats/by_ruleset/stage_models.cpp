#include "ui/itemmodels/formats/by_ruleset/stage_models.h"

#include "model/people/player_index.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<StagePlayerRow> stagePlayerRows(const Event& event, const StageLineUp& lineUp,
                                            const std::vector<PlayerId>& unavailable,
                                            const std::vector<Game>& seated) {
    const PlayerIndex players(event);
    const auto holds = [](const std::vector<PlayerId>& list, const PlayerId& player) {
        return std::ranges::find(list, player) != list.end();
    };
    std::vector<StagePlayerRow> rows;
    const auto add = [&](const PlayerId& player, bool isAlternate) {
        StagePlayerRow row{.player = player,
                           .number = static_cast<int>(rows.size()) + 1,
                           .name = players.nameOf(player),
                           .isAlternate = isAlternate,
                           .isUnavailable = holds(unavailable, player),
                           .plays = holds(lineUp.lineUp, player)};
        for (const Game& game : seated) {
            if (std::ranges::find(game.seats, player, &Seat::player) != game.seats.end())
                row.table = game.table;
        }
        rows.push_back(std::move(row));
    };
    for (const PlayerId& player : lineUp.qualifiers)
        add(player, false);
    for (const PlayerId& player : lineUp.alternates)
        add(player, true);
    return rows;
}

QString StagePlayersModel::header(int column) const {
    switch (column) {
    case Number: return tr("No.");
    case Name: return tr("Player");
    case Status: return tr("Status");
    case Table: return tr("Table");
    default: return {};
    }
}

QString StagePlayersModel::status(const StagePlayerRow& row) {
    if (row.isUnavailable)
        return tr("can't play");
    if (row.plays)
        return row.isAlternate ? tr("plays, an alternate") : tr("plays");
    return row.isAlternate ? tr("alternate") : tr("qualified");
}

QVariant StagePlayersModel::cell(const StagePlayerRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Number: return row.number;
    case Name: return row.name;
    case Status: return status(row);
    case Table: return row.table ? QString::number(row.table->value()) : QString();
    default: return {};
    }
}

QString StageTablesModel::header(int column) const {
    switch (column) {
    case Table: return tr("Table");
    case State: return tr("State");
    case Players: return tr("Players");
    case First: return tr("Won by");
    default: return {};
    }
}

QVariant StageTablesModel::cell(const StageTableRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Players)
        return row.players;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Table: return row.table.value();
    case State:
        if (row.isTyped)
            return tr("draft");
        return row.hasResult ? tr("recorded") : tr("no result");
    case Players: return row.players;
    case First: return row.first;
    default: return {};
    }
}

} // namespace mentat
