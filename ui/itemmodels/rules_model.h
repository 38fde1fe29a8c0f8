#pragma once

#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What a list of rule entries says of one.
struct RuleRow {
    QString id;
    QString title;
    QString source; // "WBC 2022", of a ruling its event
    QString status;
    friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

/// Rule entries, the best answer first.
class RulesModel : public TableModel<RuleRow> {
    Q_DECLARE_TR_FUNCTIONS(RulesModel)

public:
    enum Column { Title, Source, Status, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const RuleRow& row) const override { return row.id; }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const RuleRow& row, int column, int role) const override;
};

} // namespace mentat
