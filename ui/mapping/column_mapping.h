#pragma once

#include "model/document/bytes/csv.h"

#include <QWidget>

#include <map>

class QComboBox;
class QGridLayout;

namespace mentat {

class DownArea;

/// What a column of somebody's table can hold.
struct ColumnField {
    QString word;  // as it is remembered
    QString title; // as it is offered
};
/// In which column, from 0, each field stands, by its place among the fields.
using ColumnPlaces = std::map<size_t, size_t>;

/// The columns of somebody's table below each other: the heading, what it holds, and what stands in
/// the first rows. Said by hand where the headings are others than ours. A field stands in one
/// column at most.
class ColumnMapping : public QWidget {
    Q_OBJECT

public:
    explicit ColumnMapping(std::vector<ColumnField> fields, QWidget* parent = nullptr);

    /// header: the row, from 0, that names the columns; some rows after it are shown too.
    void setTable(const std::vector<CsvRow>& rows, size_t header);
    void setPlaces(const ColumnPlaces& places);
    [[nodiscard]] const ColumnPlaces& places() const { return m_places; }
    [[nodiscard]] const std::vector<ColumnField>& fields() const { return m_fields; }
    /// The focus goes to the first column.
    void startTyping();

Q_SIGNALS:
    /// Somebody has said something else of a column.
    void changed();

private:
    void addColumn(QGridLayout& grid, const std::vector<const CsvRow*>& rows, size_t column);
    void choose(size_t column, int item);
    void showPlaces();

    std::vector<ColumnField> m_fields;
    ColumnPlaces m_places;
    std::vector<QComboBox*> m_columns;
    DownArea* m_area;
};

} // namespace mentat
