#pragma once

#include "model/dune/game.h"
#include "reports/wording/wording.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/games/end_values.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A finalist with the votes, picks, trades and draws before play.
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

/// A seat of a game with a supposed end.
struct SupposedSeat {
    PlayerId player;
    QString name; // with the faction, if known
    bool wins = false;
    EndValues values;
    friend bool operator==(const SupposedSeat&, const SupposedSeat&) = default;
};

[[nodiscard]] std::vector<SupposedSeat> supposedSeats(const Event& event, const Game& game,
                                                      const Wording& wording);

/// Winners have a check mark, the values at the end are typed.
class SupposedSeatsModel : public TableModel<SupposedSeat> {
    Q_OBJECT

public:
    enum Column { Name, Strongholds, Tokens, Spice, Cards, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// The seat as now supposed.
    void supposed(const mentat::SupposedSeat& seat);

protected:
    [[nodiscard]] QString key(const SupposedSeat& row) const override { return row.player.text(); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const SupposedSeat& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column >= Strongholds; }
};

} // namespace mentat
