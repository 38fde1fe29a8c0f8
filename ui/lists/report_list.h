#pragma once

#include "ui/lists/list_table.h"
#include "ui/lists/report_table_model.h"

#include <QSortFilterProxyModel>

class QLineEdit;

namespace mentat {

/// A table of a report as a list: sorts by its columns, is narrowed by words, copies as a table.
class ReportList : public QWidget {
    Q_OBJECT

public:
    /// name: as of a ListTable. findHint: what the field above says; empty: there is none.
    ReportList(const DeskTheme& theme, const QString& name, const QString& findHint = {},
               QWidget* parent = nullptr);

    /// The marked row stays where it is, by what stands in its first column.
    void setTable(ReportTable table);
    /// The row of the table that is marked, as it was set; absent: none.
    [[nodiscard]] std::optional<int> markedRow() const;
    void markRow(int row);
    [[nodiscard]] ListTable& list() { return *m_list; }
    /// nullptr: nothing is looked for in it.
    [[nodiscard]] QLineEdit* findField() const { return m_find; }

Q_SIGNALS:
    void rowMarked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Titles on several lines, then spare columns left out from the last on, where there is no
    /// room: no list scrolls sideways.
    void fitRoom();

    ReportTableModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_find = nullptr;
    ListTable* m_list;
};

} // namespace mentat
