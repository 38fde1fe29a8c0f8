#pragma once

#include "app/session/rounds/desk_rows.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// The rows of a check-in, as texts.
class CheckInModel : public TableModel<CheckInRow> {
    Q_DECLARE_TR_FUNCTIONS(CheckInModel)

public:
    enum Column { Name, From, Plays, Copies, State, ColumnCount };

    using TableModel::TableModel;

    /// Whether people are ticked off, as on the paper list.
    void setTicked(bool ticked);

protected:
    [[nodiscard]] QString key(const CheckInRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const CheckInRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Copies; }

private:
    [[nodiscard]] QString text(const CheckInRow& row, int column) const;

    bool m_ticked = false;
};

} // namespace mentat
