#pragma once

#include "model/event.h"
#include "scoring/award.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A performance in the ranking of one faction.
struct RankedPerformance {
    int place; // equal ones share it
    QString player;
    bool isEqual = false;  // one of several names at the top
    bool isChosen = false; // by the GM, among equals
    Performance performance;
    friend bool operator==(const RankedPerformance&, const RankedPerformance&) = default;
};

/// Highest first; who was chosen among equals stands first.
[[nodiscard]] std::vector<RankedPerformance> rankingOf(const Event& event, const Award& award);

/// All that was done with one faction.
class AwardRankingModel : public TableModel<RankedPerformance> {
    Q_DECLARE_TR_FUNCTIONS(AwardRankingModel)

public:
    enum Column {
        Rank,
        PlayerName,
        Game,
        Points,
        Played,
        Starters,
        Exact,
        Normalized,
        ColumnCount
    };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const RankedPerformance& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const RankedPerformance& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column != PlayerName && column != Game;
    }

private:
    [[nodiscard]] QString text(const RankedPerformance& row, int column) const;
};

} // namespace mentat
