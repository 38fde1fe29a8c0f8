#pragma once

#include "model/event.h"
#include "scoring/heats/final/advanced_round.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// Somebody in the line-up of an advanced round.
struct LineUpRow {
    PlayerId player;
    int place = 0; // in which they choose (R7.3)
    QString name{};
    bool present = false;
    bool tied = false;    // for the last place: a roll decides (R4.5)
    bool awaited = false; // others are there already
    std::optional<CallState> state{};
    friend bool operator==(const LineUpRow&, const LineUpRow&) = default;
};

[[nodiscard]] std::vector<LineUpRow> lineUpRows(const Event& event, const AdvancedRound& round,
                                                const std::vector<PlayerId>& lineUp);

class LineUpModel : public TableModel<LineUpRow> {
    Q_DECLARE_TR_FUNCTIONS(LineUpModel)

public:
    enum Column { Place, Name, State, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const LineUpRow& row) const override { return row.player.text(); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const LineUpRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Place; }

private:
    [[nodiscard]] QString stateText(const LineUpRow& row) const;
};

} // namespace mentat
