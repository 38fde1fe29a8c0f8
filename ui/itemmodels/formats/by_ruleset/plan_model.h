#pragma once

#include "reports/wording/formats/by_ruleset/plan_wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A round of what an event would be like.
struct PlanRow {
    int number = 0; // among all
    PlanLine line;
    friend bool operator==(const PlanRow&, const PlanRow&) = default;
};
[[nodiscard]] std::vector<PlanRow> planRows(const std::vector<PlanLine>& lines);

class PlanModel : public TableModel<PlanRow> {
    Q_DECLARE_TR_FUNCTIONS(PlanModel)

public:
    enum Column { Round, Players, Tables, Sizes, GoOn, Start, End, ColumnCount };
    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const PlanRow& row) const override {
        return QString::number(row.number);
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const PlanRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Players || column == Tables || column == GoOn;
    }
};

} // namespace mentat
