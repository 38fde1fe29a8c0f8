#pragma once

#include "scoring/tools/battle.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What the starred forces of a battle are called; Starred where they may be of several kinds.
enum class StarredName { Sardaukar, Fedaykin, Starred };

struct LossRow {
    LossChoice choice;
    StarredName starred;
    friend bool operator==(const LossRow&, const LossRow&) = default;
};

/// The losses among which the winner of a battle chooses (R12), in words.
class LossesModel : public TableModel<LossRow> {
    Q_DECLARE_TR_FUNCTIONS(LossesModel)

public:
    enum Column { Loss, Forces, ColumnCount };

    using TableModel::TableModel;

    void setChoices(const std::vector<LossChoice>& choices, StarredName starred);

protected:
    [[nodiscard]] QString key(const LossRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const LossRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Forces; }
};

} // namespace mentat
