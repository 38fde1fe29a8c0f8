#pragma once

#include "ui/look/look.h"

#include <QTableView>

namespace mentat {

/// A list as every page shows it: rows of one height, columns that sort, copies as a table.
class ListTable : public QTableView {
    Q_OBJECT

public:
    /// name: said by a screen reader, and the key under which columns are remembered.
    ListTable(const Look& look, const QString& name, QWidget* parent = nullptr);

    /// Shown where the list is empty: what it is for.
    void setEmptyText(const QString& text) { m_emptyText = text; }
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// The column that takes the room left over.
    void setWideColumn(int column);
    /// Texts too long for this column go on below, in a higher row, instead of being cut.
    void breakLongTexts(int column);

    /// The selected rows, or all where none is, with their header, separated by tabs.
    [[nodiscard]] QString asText() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyRowHeight();

    const Look& m_look;
    QString m_emptyText;
};

/// What the wide lists of a page have in common: as wide as needed, the texts whole.
void fitColumns(ListTable& list);

} // namespace mentat
