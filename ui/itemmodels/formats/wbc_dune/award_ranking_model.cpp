#include "ui/itemmodels/formats/wbc_dune/award_ranking_model.h"

#include "ui/itemmodels/fraction_text.h"
#include "ui/itemmodels/points_text.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<RankedPerformance> rankingOf(const Event& event, const Award& award) {
    std::vector<RankedPerformance> rows;
    const auto add = [&](const Performance& one) {
        const bool sharesPlace
            = !rows.empty() && rows.back().performance.normalized == one.normalized;
        const int place = sharesPlace ? rows.back().place : static_cast<int>(rows.size()) + 1;
        rows.push_back({place, playerName(event, one.player), false, false, one});
    };
    for (const Performance& one : award.winners) {
        add(one);
        rows.back().isEqual = award.tied || award.decided;
        rows.back().isChosen = award.decided && one.player == award.winners.front().player;
    }
    for (const Performance& one : award.others)
        add(one);
    return rows;
}

QString AwardRankingModel::key(const RankedPerformance& row) const {
    return u"%1 %2/%3"_s.arg(row.performance.player.text())
        .arg(row.performance.heat.value())
        .arg(row.performance.table.value());
}

QString AwardRankingModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Rank: return tr("#");
    case PlayerName: return tr("Player");
    case Game: return tr("Game");
    case Points: return tr("PP");
    case Played: return tr("Turns");
    case Starters: return tr("Players");
    case Exact: return tr("Exact");
    case Normalized: return tr("Normalized");
    case ColumnCount: break;
    }
    return {};
}

QString AwardRankingModel::text(const RankedPerformance& row, int column) const {
    const Performance& one = row.performance;
    switch (static_cast<Column>(column)) {
    case Rank: return QString::number(row.place);
    case PlayerName:
        if (row.isChosen)
            return tr("%1, chosen").arg(row.player);
        return row.isEqual ? tr("%1, tied").arg(row.player) : row.player;
    case Game: return tr("Heat %1, table %2").arg(one.heat.value()).arg(one.table.value());
    case Points: return pointsText(one.points);
    case Played: return QString::number(one.turns.value());
    case Starters: return QString::number(one.starters);
    case Exact: return one.normalized.text();
    case Normalized: return thousandthsText(one.normalized);
    case ColumnCount: break;
    }
    return {};
}

QVariant AwardRankingModel::cell(const RankedPerformance& row, int column, int role) const {
    if (role == sortRole && column == Rank)
        return row.place;
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

} // namespace mentat
