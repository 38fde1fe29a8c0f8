#pragma once

#include "ui/lists/column_room.h"
#include "ui/look/desk_theme.h"

#include <QTableView>

#include <map>
#include <set>
#include <vector>

namespace mentat {

class ListHeader;

/// A list as every page shows it: rows of one height, columns that sort, copies as a table.
class ListTable : public QTableView {
    Q_OBJECT

public:
    /// name: said by a screen reader.
    ListTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    /// Shown where the list is empty: what it is for.
    void setEmptyText(const QString& text) { m_emptyText = text; }
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// The column that takes the room left over: a dozen letters at least, where others can give
    /// way.
    void setWideColumn(int column);
    /// Texts too long for this column go on below, in a higher row, instead of being cut.
    void breakLongTexts(int column);

    /// Those that one can do without, the least first: they go where what must stay of all has no
    /// room.
    void setSpareColumns(std::vector<int> columns) { m_spare = std::move(columns); }
    /// Words that a column keeps room for, although no row may have them now.
    void keepRoomFor(int column, const QString& text) { m_expected[column] = text; }
    /// Hidden whatever the room is; as QTableView's otherwise.
    void setColumnHidden(int column, bool hidden);

    /// Columns as wide as their texts. Where the list has no room for that, their titles go on
    /// several lines, then the widest texts are cut (numbers never are), then spare columns go.
    void fitColumns() { fitColumns(width()); }
    /// As if the list were as wide as this, in pixels.
    void fitColumns(int width);
    /// Whether the columns take more room than there is with all their texts whole, their titles on
    /// several lines.
    [[nodiscard]] bool isTooWide() const;
    /// The list with what must stay of its columns, in pixels, when they were last fitted.
    [[nodiscard]] int leastWidth() const;

    /// The selected rows, or all where none is, with their header, separated by tabs.
    [[nodiscard]] QString asText() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Home and End lead to the first and the last row, in the same column.
    [[nodiscard]] QModelIndex moveCursor(CursorAction action,
                                         Qt::KeyboardModifiers modifiers) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyRowHeight();
    void measureColumns();
    void shareRoom(int width);
    void spareColumns(int room);
    [[nodiscard]] std::vector<ColumnWish> wishes(bool broken) const;
    [[nodiscard]] int roomOfColumns(int width) const;

    /// Of a column, in pixels.
    struct Measure {
        int content = 0; // its longest text
        int least = 0;   // what must stay of it
    };

    const DeskTheme& m_theme;
    ListHeader* m_header;
    std::vector<int> m_spare;
    std::set<int> m_hidden; // by who uses the list
    std::map<int, QString> m_expected;
    bool m_isByHand = false;         // somebody has dragged a column since they were fitted
    std::vector<Measure> m_measures; // when the columns were last fitted
    bool m_sharing = false;
    QString m_emptyText;
};

/// list.fitColumns(), as most pages say it.
void fitColumns(ListTable& list);

} // namespace mentat
