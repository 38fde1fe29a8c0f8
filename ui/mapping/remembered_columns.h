#pragma once

#include "ui/desk/preferences.h"
#include "ui/mapping/column_mapping.h"

#include <optional>

namespace mentat {

/// What somebody said by hand of the columns of a table, kept for the next table with the same
/// header: next year's schedule, the next list of people.
class RememberedColumns {
public:
    /// kind: of table, a word.
    RememberedColumns(Preferences& preferences, const QString& kind,
                      const std::vector<ColumnField>& fields);

    /// Absent where nothing was said of such a header.
    [[nodiscard]] std::optional<ColumnPlaces> of(const CsvRow& header) const;
    void keep(const CsvRow& header, const ColumnPlaces& places);

private:
    [[nodiscard]] QString keyOf(const CsvRow& header) const;

    Preferences& m_preferences;
    QString m_kind;
    std::vector<ColumnField> m_fields;
};

} // namespace mentat
