#pragma once

#include "scoring/heats/draw/draw_options.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A way to draw a heat, with the names of those it leaves out or brings in.
struct DrawOptionRow {
    DrawOption option;
    QString leftOut;
    QString broughtIn;
    bool isSmall = false; // some game is under the size that a full one has
    friend bool operator==(const DrawOptionRow&, const DrawOptionRow&) = default;
};

/// "2 × 6, 1 × 5": sizes, the largest first.
[[nodiscard]] QString sizesText(const std::vector<int>& sizes);
/// "4 h 24"
[[nodiscard]] QString durationText(qint64 minutes);

[[nodiscard]] std::vector<DrawOptionRow> rowsOfOptions(const Event& event,
                                                       const std::vector<DrawOption>& options);

class DrawOptionsModel : public TableModel<DrawOptionRow> {
    Q_DECLARE_TR_FUNCTIONS(DrawOptionsModel)

public:
    enum Column { Tables, Sizes, Who, Length, Expansion, Bound, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const DrawOptionRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const DrawOptionRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override;

private:
    [[nodiscard]] QString text(const DrawOptionRow& row, int column) const;
    [[nodiscard]] QString who(const DrawOptionRow& row) const;
};

} // namespace mentat
