#pragma once

#include "model/document/bytes/csv.h"
#include "ui/desk/preferences.h"

#include <QWidget>

#include <map>
#include <optional>

class QComboBox;
class QGridLayout;
class QPushButton;

namespace mentat {

class DownArea;

/// What a column of somebody's table can hold.
struct ColumnField {
    QString word;  // as it is remembered
    QString title; // as it is offered
};
/// In which column, from 0, each field stands, by its place among the fields.
using ColumnPositions = std::map<size_t, size_t>;

/// The columns of somebody's table below each other: the heading, what it holds, and what stands in
/// the first rows. Said by hand where the headings are others than ours. A field stands in one
/// column at most.
class ColumnMapping : public QWidget {
    Q_OBJECT

public:
    explicit ColumnMapping(std::vector<ColumnField> fields, QWidget* parent = nullptr);

    /// header: the row, from 0, that names the columns; some rows after it are shown too.
    void setTable(const std::vector<CsvRow>& rows, size_t header);
    void setPlaces(const ColumnPositions& places);
    [[nodiscard]] const ColumnPositions& places() const { return m_places; }
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
    ColumnPositions m_places;
    std::vector<QComboBox*> m_columns;
    DownArea* m_area;
};

/// What somebody said by hand of the columns of a table, kept for the next table with the same
/// header: next year's schedule, the next list of people.
class RememberedColumns {
public:
    /// kind: of table, a word.
    RememberedColumns(Preferences& preferences, const QString& kind,
                      const std::vector<ColumnField>& fields);

    /// Absent where nothing was said of such a header.
    [[nodiscard]] std::optional<ColumnPositions> of(const CsvRow& header) const;
    void keep(const CsvRow& header, const ColumnPositions& places);

private:
    [[nodiscard]] QString keyOf(const CsvRow& header) const;

    Preferences& m_preferences;
    QString m_kind;
    std::vector<ColumnField> m_fields;
};

/// What the columns of a list hold, said by hand where they are not found by their headings, and
/// remembered for the next list with the same ones. A button brings it and puts it away.
class ColumnsByHand : public QWidget {
    Q_OBJECT

public:
    /// kind: of list, a word. button: stands wherever the door wants it.
    ColumnsByHand(Preferences& preferences, const QString& kind, std::vector<ColumnField> fields,
                  QPushButton& button);

    /// Another list. header: the row, from 0, that names the columns. known: what they say.
    void setTable(const std::vector<CsvRow>& rows, size_t header, const ColumnPositions& known);
    /// It is asked for, or not; there is nothing to ask where there is no list.
    void ask(bool isNeeded);
    [[nodiscard]] bool isAsking() const { return isVisibleTo(parentWidget()); }
    /// Somebody has said what they hold, of this list or of one with the same headings.
    [[nodiscard]] bool isByHand() const { return m_isByHand; }
    [[nodiscard]] const ColumnPositions& places() const { return m_mapping->places(); }
    [[nodiscard]] size_t header() const { return m_header; }
    /// For the next list with these headings.
    void remember() { m_remembered.keep(m_headings, places()); }
    /// Nothing of them is known the next time.
    void forget() { m_remembered.keep(m_headings, {}); }
    /// The focus goes to the first column.
    void startTyping() { m_mapping->startTyping(); }

Q_SIGNALS:
    /// Somebody has said something else of a column.
    void changed();

private:
    QPushButton& m_button;
    ColumnMapping* m_mapping;
    RememberedColumns m_remembered;
    CsvRow m_headings{0, {}};
    size_t m_header = 0;
    bool m_isByHand = false;
};

} // namespace mentat
