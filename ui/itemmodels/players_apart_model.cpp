#include "ui/itemmodels/players_apart_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<ApartRow> rowsOfKeepApart(const Event& event) {
    std::vector<ApartRow> rows;
    for (const KeepApart& wish : event.keepApart) {
        QStringList names;
        for (const PlayerId& player : wish.players)
            names << playerName(event, player);
        rows.push_back({static_cast<int>(rows.size()), wish, names.join(u", "_s)});
    }
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
        return row.wish.hard ? tr("must, by the GM's word") : tr("if possible");
    return {};
}

} // namespace mentat
