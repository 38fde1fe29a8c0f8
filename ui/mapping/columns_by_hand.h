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

/// A possible meaning of a column in a user's table.
struct ColumnField {
    QString word;  // as stored
    QString title; // as offered
};
/// The column, from 0, of each field, by its place among the fields.
using ColumnPositions = std::map<size_t, size_t>;

/// The columns of a user's table, one below the other: the heading, the meaning, and the values of
/// the first rows. Assigned by hand if the headings are unknown. A field has one column at most.
class ColumnMapping : public QWidget {
    Q_OBJECT

public:
    explicit ColumnMapping(std::vector<ColumnField> fields, QWidget* parent = nullptr);

    /// header: the row, from 0, that names the columns; some rows after it are shown too.
    void setTable(const std::vector<CsvRow>& rows, size_t header);
    void setPlaces(const ColumnPositions& places);
    [[nodiscard]] const ColumnPositions& places() const { return m_places; }
    [[nodiscard]] const std::vector<ColumnField>& fields() const { return m_fields; }
    /// Moves the focus to the first column.
    void startTyping();

Q_SIGNALS:
    /// The user changed the meaning of a column.
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

/// The meanings of columns assigned by hand, kept for the next table with the same header: next
/// year's schedule, the next list of people.
class RememberedColumns {
public:
    /// kind: of table, a word.
    RememberedColumns(Preferences& preferences, const QString& kind,
                      const std::vector<ColumnField>& fields);

    /// Absent if nothing was assigned for this header.
    [[nodiscard]] std::optional<ColumnPositions> of(const CsvRow& header) const;
    void keep(const CsvRow& header, const ColumnPositions& places);

private:
    [[nodiscard]] QString keyOf(const CsvRow& header) const;

    Preferences& m_preferences;
    QString m_kind;
    std::vector<ColumnField> m_fields;
};

/// The columns of a list, assigned by hand if their headings are unknown, and remembered for the
/// next list with the same ones. A button shows and hides it.
class ColumnsByHand : public QWidget {
    Q_OBJECT

public:
    /// kind: of list, a word. button: placed by the caller.
    ColumnsByHand(Preferences& preferences, const QString& kind, std::vector<ColumnField> fields,
                  QPushButton& button);

    /// Another list. header: the row, from 0, that names the columns. known: their meanings.
    void setTable(const std::vector<CsvRow>& rows, size_t header, const ColumnPositions& known);
    /// Asks for the columns, or stops asking; never asks without a list.
    void ask(bool isNeeded);
    [[nodiscard]] bool isAsking() const { return isVisibleTo(parentWidget()); }
    /// The user assigned the columns, of this list or of one with the same headings.
    [[nodiscard]] bool isByHand() const { return m_isByHand; }
    [[nodiscard]] const ColumnPositions& places() const { return m_mapping->places(); }
    [[nodiscard]] size_t header() const { return m_header; }
    /// For the next list with these headings.
    void remember() { m_remembered.keep(m_headings, places()); }
    /// The next time, nothing is known about these headings.
    void forget() { m_remembered.keep(m_headings, {}); }
    /// Moves the focus to the first column.
    void startTyping() { m_mapping->startTyping(); }

Q_SIGNALS:
    /// The user changed the meaning of a column.
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
