#include "ui/itemmodels/players_apart_model.h"

#include "ui/itemmodels/player_names.h"

namespace mentat {

std::vector<ApartRow> rowsOfKeepApart(const Event& event) {
    std::vector<ApartRow> rows;
    for (const KeepApart& wish : event.keepApart)
        rows.push_back({static_cast<int>(rows.size()), wish, playerNames(event, wish.players)});
    return rows;
}

QString PlayersApartModel::key(const ApartRow& row) const {
    return QString::number(row.place);
}

QString PlayersApartModel::header(int column) const {
    switch (column) {
    case Names: return tr("Kept apart");
    case How: return tr("How");
    default: return {};
    }
}

QVariant PlayersApartModel::cell(const ApartRow& row, int column, int role) const {
    if (role == Qt::DisplayRole && column == Names)
        return row.names;
    if (role == Qt::DisplayRole && column == How)
        return row.wish.hard ? tr("always (GM's decision)") : tr("if possible");
    return {};
}

} // namespace mentat
