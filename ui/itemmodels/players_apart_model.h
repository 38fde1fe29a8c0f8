#pragma once

#include "model/event.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A keep-apart wish, with the names of whom it is about.
struct ApartRow {
    int place; // in the event's list
    KeepApart wish;
    QString names;
    friend bool operator==(const ApartRow&, const ApartRow&) = default;
};

[[nodiscard]] std::vector<ApartRow> rowsOfKeepApart(const Event& event);

class PlayersApartModel : public TableModel<ApartRow> {
    Q_DECLARE_TR_FUNCTIONS(PlayersApartModel)

public:
    enum Column { Names, How, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ApartRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ApartRow& row, int column, int role) const override;
};

} // namespace mentat
