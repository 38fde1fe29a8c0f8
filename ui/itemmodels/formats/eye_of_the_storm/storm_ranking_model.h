#pragma once

#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

#include <QCoreApplication>
#include <QStringList>

namespace mentat {

/// A row of a session's ranking (R11.4), and what its sum is made of.
struct StormRankingRow {
    PlayerId player;
    int rank;
    QString name;
    QString house;
    qint64 points;
    int games;
    QStringList sums{}; // a line a game, in words
    friend bool operator==(const StormRankingRow&, const StormRankingRow&) = default;
};

/// The event is one of this format.
[[nodiscard]] std::vector<StormRankingRow> stormRankingRows(const Event& event,
                                                            const Wording& wording);

class StormRankingModel : public TableModel<StormRankingRow> {
    Q_DECLARE_TR_FUNCTIONS(StormRankingModel)

public:
    enum Column { Rank, Player, House, Points, Games, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const StormRankingRow& row) const override {
        return row.player.text();
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StormRankingRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Rank || column == Points || column == Games;
    }
};

} // namespace mentat
