#pragma once

#include "ui/itemmodels/table_model.h"

#include <QStringList>

#include <set>

namespace mentat {

/// A row that is texts alone, as somebody else has written them.
struct TextRow {
    QString key;
    QStringList cells;
    friend bool operator==(const TextRow&, const TextRow&) = default;
};

/// Rows of texts below headings that are said from outside.
class TextRowsModel : public TableModel<TextRow> {
public:
    /// numbers: the columns whose texts are numbers.
    explicit TextRowsModel(QStringList headings, std::set<int> numbers = {},
                           QObject* parent = nullptr)
        : TableModel(parent)
        , m_headings(std::move(headings))
        , m_numbers(std::move(numbers)) {}

protected:
    [[nodiscard]] QString key(const TextRow& row) const override { return row.key; }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_headings.size()); }
    [[nodiscard]] QString header(int column) const override { return m_headings.value(column); }
    [[nodiscard]] QVariant cell(const TextRow& row, int column, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
            return row.cells.value(column);
        return {};
    }
    [[nodiscard]] bool isNumber(int column) const override { return m_numbers.contains(column); }

private:
    QStringList m_headings;
    std::set<int> m_numbers;
};

} // namespace mentat
