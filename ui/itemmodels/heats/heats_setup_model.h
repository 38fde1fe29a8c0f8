#pragma once

#include "model/event.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// The setup of a heat, with the amount of its data.
struct HeatSetup {
    HeatNumber number;
    HeatDetails details;
    int players = 0;
    int tables = 0;
    friend bool operator==(const HeatSetup&, const HeatSetup&) = default;
};

[[nodiscard]] std::vector<HeatSetup> heatSetups(const Event& event);

/// The heats of an event with their setups.
class HeatsSetupModel : public TableModel<HeatSetup> {
    Q_DECLARE_TR_FUNCTIONS(HeatsSetupModel)

public:
    enum Column { Number, HeatName, Day, Start, Length, Room, Players, Tables, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const HeatSetup& heat) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const HeatSetup& heat, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Number || column == Length || column == Players || column == Tables;
    }

private:
    /// Includes the word for canceled.
    [[nodiscard]] static QString nameText(const HeatDetails& details);
};

} // namespace mentat
