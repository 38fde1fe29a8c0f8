#pragma once

#include "reports/wording/wording.h"
#include "scoring/formats/wbc_dune/final/final_game.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A finalist with what was voted, picked, traded and drawn before play.
struct FinalistRow {
    int place = 0; // in the line-up, from 1; 0: not in it
    FinalSeat seat;
    QString name;
    QString picked{}; // the factions' names
    QString plays{};
    bool picksNext = false;
    friend bool operator==(const FinalistRow&, const FinalistRow&) = default;
};

[[nodiscard]] std::vector<FinalistRow> finalistRows(const Event& event, const FinalState& state,
                                                    const Wording& wording);

/// The finalists, in the order of the line-up; each column is a step before play.
class FinalistsModel : public TableModel<FinalistRow> {
    Q_DECLARE_TR_FUNCTIONS(FinalistsModel)

public:
    enum Column { LineUpPlace, Player, Vote, Picked, Plays, SeatAtTable, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const FinalistRow& row) const override {
        return row.seat.player.text();
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const FinalistRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == LineUpPlace || column == SeatAtTable;
    }

private:
    [[nodiscard]] QString text(const FinalistRow& row, int column) const;
};

} // namespace mentat
