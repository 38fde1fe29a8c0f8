#include "ui/itemmodels/formats/eye_of_the_storm/storm_ranking_model.h"

#include "reports/wording/formats/eye_of_the_storm/storm_wording.h"

namespace mentat {

std::vector<StormRankingRow> stormRankingRows(const Event& event, const Wording& wording) {
    const auto& houses = std::get<StormPlay>(event.play).houses;
    std::vector<StormRankingRow> rows;
    for (const VictoryScore& score : stormScores(event)) {
        const auto house = houses.find(score.player);
        StormRankingRow row{score.player,
                            score.rank.value(),
                            playerName(event, score.player),
                            house == houses.end() ? QString()
                                                  : house->second.name.value_or(QString()),
                            score.victoryPoints,
                            0};
        for (const StormSum& sum : stormSums(event, score.player))
            row.sums.append(gameSum(wording.language(), sum));
        row.games = static_cast<int>(row.sums.size());
        rows.push_back(std::move(row));
    }
    return rows;
}

QString StormRankingModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Rank: return tr("#");
    case Player: return tr("Player");
    case House: return tr("House");
    case Points: return tr("Victory points");
    case Games: return tr("Games");
    case ColumnCount: break;
    }
    return {};
}

QVariant StormRankingModel::cell(const StormRankingRow& row, int column, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Rank: return row.rank;
    case Player: return row.name;
    case House: return row.house;
    case Points: return row.points;
    case Games: return row.games;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat
