#pragma once

#include "app/session/earlier_years.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What the file tells of somebody in other years.
class PlayersYearsModel : public TableModel<EarlierYear> {
    Q_DECLARE_TR_FUNCTIONS(PlayersYearsModel)

public:
    enum Column { Event, Games, Points, Placed, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const EarlierYear& year) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const EarlierYear& year, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Games || column == Points;
    }

private:
    [[nodiscard]] QString text(const EarlierYear& year, int column) const;
};

} // namespace mentat
