#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// Somebody who qualified for a stage, or could take a place in it.
struct StagePlayerRow {
    PlayerId player;
    int number = 0; // among all of them
    QString name{};
    bool isAlternate = false;
    bool isUnavailable = false;
    bool plays = false; // in the line-up
    std::optional<TableNumber> table{};
    friend bool operator==(const StagePlayerRow&, const StagePlayerRow&) = default;
};
/// Qualifiers, then alternates. seated: the stage's games, if there are any.
[[nodiscard]] std::vector<StagePlayerRow> stagePlayerRows(const Event& event,
                                                          const StageLineUp& lineUp,
                                                          const std::vector<PlayerId>& unavailable,
                                                          const std::vector<Game>& seated);

class StagePlayersModel : public TableModel<StagePlayerRow> {
    Q_DECLARE_TR_FUNCTIONS(StagePlayersModel)

public:
    enum Column { Number, Name, Status, Table, ColumnCount };
    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const StagePlayerRow& row) const override {
        return row.player.text();
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StagePlayerRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Number || column == Table;
    }

private:
    [[nodiscard]] static QString status(const StagePlayerRow& row);
};

/// A table of a stage.
struct StageTableRow {
    TableNumber table{1};
    bool isTyped = false; // its sheet holds something that is not recorded
    bool hasResult = false;
    QString players{};
    QString first{}; // who won it
    friend bool operator==(const StageTableRow&, const StageTableRow&) = default;
};

class StageTablesModel : public TableModel<StageTableRow> {
    Q_DECLARE_TR_FUNCTIONS(StageTablesModel)

public:
    enum Column { Table, State, Players, First, ColumnCount };
    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const StageTableRow& row) const override {
        return QString::number(row.table.value());
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StageTableRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Table; }
};

} // namespace mentat
