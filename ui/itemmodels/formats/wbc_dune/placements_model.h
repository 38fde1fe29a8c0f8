#pragma once

#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A finalist's place, and why it stands before the next.
struct PlacementRow {
    PlayerId player;
    int place = 0;
    bool tied = false;
    QString name;
    std::optional<Faction> faction{};
    QString factionName{};
    QString laurels{};
    bool plaque = false;
    QString reason{}; // with its rule; of the last one empty
    friend bool operator==(const PlacementRow&, const PlacementRow&) = default;
};

[[nodiscard]] std::vector<PlacementRow> placementRows(const Event& event, const Wording& wording);

/// The places of the final (R7.5), laurels and plaques (R7.6).
class PlacementsModel : public TableModel<PlacementRow> {
    Q_DECLARE_TR_FUNCTIONS(PlacementsModel)

public:
    enum Column { FinalPlace, Player, Played, Laurels, Plaque, Why, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const PlacementRow& row) const override { return row.player.text(); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const PlacementRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == FinalPlace || column == Laurels;
    }

private:
    [[nodiscard]] QString text(const PlacementRow& row, int column) const;
};

} // namespace mentat
