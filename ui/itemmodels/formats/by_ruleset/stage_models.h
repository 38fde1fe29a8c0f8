#pragma once

#include "model/event.h"
#include "scoring/ranking/placement.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A place at the end of an event by a ruleset (H11), with its laurels (R7.6).
struct RulesetPlaceRow {
    PlayerId player;
    int place = 0;
    bool tied = false;
    QString name{};
    QString stage{}; // in which they played last
    QString laurels{};
    bool plaque = false;
    friend bool operator==(const RulesetPlaceRow&, const RulesetPlaceRow&) = default;
};
/// Empty while the final is not recorded.
[[nodiscard]] std::vector<RulesetPlaceRow> rulesetPlaceRows(const Event& event);

class RulesetPlacesModel : public TableModel<RulesetPlaceRow> {
    Q_DECLARE_TR_FUNCTIONS(RulesetPlacesModel)

public:
    enum Column { Place, Name, Stage, Laurels, Plaque, ColumnCount };
    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const RulesetPlaceRow& row) const override {
        return row.player.text();
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const RulesetPlaceRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Place || column == Laurels;
    }
};

} // namespace mentat
