#pragma once

#include "model/values/ids.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A result that a table reported by phone and that the desk has not settled.
struct ReportedRow {
    TableNumber table;
    int number = 0; // among the table's reports, from 1
    QString said;   // "5:12 PM, seat 2 Carl Gauss; confirmed by seat 4 Niels Abel"
    QString other;  // in which fields it differs from what else is known; empty: in none
    friend bool operator==(const ReportedRow&, const ReportedRow&) = default;
};

/// The reports of a heat's tables. Enter takes one up.
class TableReportsModel : public TableModel<ReportedRow> {
    Q_DECLARE_TR_FUNCTIONS(TableReportsModel)

public:
    enum Column { Table, Said, Other, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ReportedRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ReportedRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Table; }
};

} // namespace mentat
