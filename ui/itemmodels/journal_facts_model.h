#pragma once

#include "reports/wording/journal/changed_facts.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A changed fact with its place among the others of its change.
struct NumberedFact {
    int number;
    ChangedFact fact;
    friend bool operator==(const NumberedFact&, const NumberedFact&) = default;
};

/// What one change changed: before and after, fact by fact.
class JournalFactsModel : public TableModel<NumberedFact> {
    Q_DECLARE_TR_FUNCTIONS(JournalFactsModel)

public:
    enum Column { Where, What, Before, After, ColumnCount };

    using TableModel::TableModel;

    void setFacts(const std::vector<ChangedFact>& facts);

protected:
    [[nodiscard]] QString key(const NumberedFact& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const NumberedFact& row, int column, int role) const override;
};

} // namespace mentat
