#pragma once

#include "model/document/incoming_file.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// Something that is wrong in a file of earlier years: where, what, and what would be right.
struct ImportProblemRow {
    int number;    // among all, from 1
    QString where; // "Line 3", "/heats/0/games/1/turns"
    QString column;
    QString what;
    QString rule;
    friend bool operator==(const ImportProblemRow&, const ImportProblemRow&) = default;
};

/// In the order of the file; at most so many as an import tells.
[[nodiscard]] std::vector<ImportProblemRow> problemRowsOf(const IncomingFile& file,
                                                          const Wording& wording);
/// How many there are, also of those that no row tells.
[[nodiscard]] size_t problemCountOf(const IncomingFile& file);

class ImportProblemsModel : public TableModel<ImportProblemRow> {
    Q_DECLARE_TR_FUNCTIONS(ImportProblemsModel)

public:
    enum Column { Where, InColumn, What, UnderRule, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const ImportProblemRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const ImportProblemRow& row, int column, int role) const override;
};

} // namespace mentat
