#pragma once

#include "reports/report_document.h"
#include "ui/itemmodels/table_model.h"
#include "ui/lists/list_table.h"

#include <QSortFilterProxyModel>

class QLineEdit;

namespace mentat {

/// A table of reports/tables in the window. Keys identify the rows; rows of a list without keys are
/// identified by number. A row of one cell in a table of several columns is a band across the list.
class ReportTableModel : public TableModel<ReportRow> {
    Q_OBJECT

public:
    /// Longer titles wrap onto two lines above columns of numbers.
    enum class Titles { Whole, Broken };

    explicit ReportTableModel(QObject* parent = nullptr, Titles titles = Titles::Whole);

    void setTable(ReportTable table);
    [[nodiscard]] const std::vector<ReportColumn>& tableColumns() const { return m_columns; }
    /// Of the column with this key; -1: none.
    [[nodiscard]] int columnOf(const QString& key) const;
    /// The text in the row of that key; empty: none.
    [[nodiscard]] QString textOf(const QModelIndex& row, const QString& column) const;
    /// Empty: no row.
    [[nodiscard]] QString keyOf(const QModelIndex& index) const;
    [[nodiscard]] bool isBand(const ReportRow& row) const {
        return row.cells.size() < m_columns.size();
    }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] QString key(const ReportRow& row) const override { return row.key; }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] QString header(int column) const override { return at(column).title; }
    [[nodiscard]] QString shownHeader(int column) const override;
    [[nodiscard]] QVariant cell(const ReportRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return at(column).align == Align::End;
    }

private:
    [[nodiscard]] const ReportColumn& at(int column) const {
        return m_columns[static_cast<size_t>(column)];
    }

    std::vector<ReportColumn> m_columns;
    Titles m_titles;
};

/// Shows the table in a list that has the model: names whole, texts of any length wide, sides with
/// their chips. Spare columns are hidden first if there is no room: those with these keys, in their
/// order; otherwise those that the table marks as spare, the last first.
void showTable(ListTable& list, ReportTableModel& model, ReportTable table,
               const QStringList& spare = {});

/// A table of a report as a list: sorts by its columns, filters by words, copies as a table.
class ReportList : public QWidget {
    Q_OBJECT

public:
    /// name: as in ListTable. findHint: the placeholder of the search field; empty: no field.
    ReportList(const DeskTheme& theme, const QString& name, const QString& findHint = {},
               QWidget* parent = nullptr);

    /// The marked row stays marked, identified by the text in its first column.
    void setTable(ReportTable table);
    /// The row of the table that is marked, in the order given to setTable; absent: none.
    [[nodiscard]] std::optional<int> markedRow() const;
    void markRow(int row);
    [[nodiscard]] ListTable& list() { return *m_list; }
    /// nullptr: it has no search.
    [[nodiscard]] QLineEdit* findField() const { return m_find; }

Q_SIGNALS:
    void rowMarked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Breaks titles into two lines, then hides spare columns from the last on, if there is no
    /// room: no list scrolls sideways.
    void fitRoom();

    ReportTableModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_find = nullptr;
    ListTable* m_list;
};

} // namespace mentat
