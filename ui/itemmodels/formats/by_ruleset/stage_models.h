#pragma once

#include "model/event.h"
#include "scoring/placement.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A table of a stage.
struct StageTableRow {
    TableNumber table{1};
    bool isTyped = false; // its sheet holds something that is not recorded
    bool hasResult = false;
    bool isVoid = false;
    std::optional<VenueTime> start{};
    QString players{};
    QString first{}; // who won it
    friend bool operator==(const StageTableRow&, const StageTableRow&) = default;
};

class StageTablesModel : public TableModel<StageTableRow> {
    Q_DECLARE_TR_FUNCTIONS(StageTablesModel)

public:
    enum Column { Table, State, Players, First, ColumnCount };
    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const StageTableRow& row) const override {
        return QString::number(row.table.value());
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StageTableRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Table; }

private:
    [[nodiscard]] static QString state(const StageTableRow& row);
};

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
