#pragma once

#include "ui/lists/list_header.h"
#include "ui/look/desk_theme.h"

#include <QTableView>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

class QLineEdit;

namespace mentat {

/// The list of every page: rows of one height, sortable columns, copies as a table. Ends with its
/// rows and columns, and scrolls if it has more rows than room. A column grows automatically when
/// rows get longer texts, and never shrinks.
class ListTable : public QTableView {
    Q_OBJECT

public:
    /// name: for screen readers.
    ListTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    /// Shown if the list is empty: its purpose.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// A column of names, or of whatever identifies the rows: shown whole as long as another column
    /// can shrink or be hidden. A very long name is cut before another column is hidden.
    void setNameColumn(int column) { m_kinds[column] = ColumnKind::Names; }
    /// A column of texts of any length: up to the width of a readable line, at least a dozen
    /// letters.
    void setWideColumn(int column) { m_kinds[column] = ColumnKind::Texts; }
    /// For a single column whose texts say what it is.
    void leaveOutTitles();
    /// Forgets all properties of columns: the list gets others.
    void forgetColumns();
    /// The columns with names.
    [[nodiscard]] std::vector<int> nameColumns() const;
    /// Wraps texts too long for this column in a higher row instead of cutting them.
    void breakLongTexts(int column);

    /// Dispensable columns, the least important first: hidden when the minimums of all columns do
    /// not fit.
    void setSpareColumns(std::vector<int> columns) { m_spare = std::move(columns); }
    /// Whether the column may be hidden for lack of room.
    [[nodiscard]] bool isSpare(int column) const {
        return std::find(m_spare.begin(), m_spare.end(), column) != m_spare.end();
    }
    /// A text that the column reserves room for, even if no row has it now.
    void keepRoomFor(int column, const QString& text) { m_expected[column] = text; }
    /// Hidden regardless of room; otherwise as in QTableView.
    void setColumnHidden(int column, bool hidden);

    /// Makes columns as wide as their texts. If the list has no room for that, first breaks titles
    /// that are wider than their columns (ListHeader), then cuts the widest texts (never numbers),
    /// then hides spare columns.
    void fitColumns() { fitColumns(width()); }
    /// As if the list had this width, in pixels.
    void fitColumns(int width);
    /// Whether the columns with all texts whole, titles broken, exceed the room. width: as in
    /// fitColumns.
    [[nodiscard]] bool isTooWide(int width) const;
    /// The width of the list with its columns at their minimums, in pixels, when last fitted.
    [[nodiscard]] int minWidth() const;
    /// Restores order and sorting from a saved header state. Column widths depend on the current
    /// content. False if nothing was saved.
    bool restoreOrder(const QByteArray& headerState);

    /// For all rows and whole texts in all columns; at least the size that keepSizeWhile requires.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Whether it keeps the size from before typing began (keepSizeWhile).
    [[nodiscard]] bool isSizeKept() const;

    /// Moves the mark to the row with this key (keyRole), in this column; false if there is no such
    /// row.
    bool revealRow(const QString& key, int column = 0);

    /// The selected rows, or all if none is selected, with their header, separated by tabs.
    [[nodiscard]] QString asText() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Home and End move to the first and the last row, in the same column.
    [[nodiscard]] QModelIndex moveCursor(CursorAction action,
                                         Qt::KeyboardModifiers modifiers) override;
    void dataChanged(const QModelIndex& from, const QModelIndex& to,
                     const QList<int>& roles) override;
    void paintEvent(QPaintEvent* event) override;
    void reset() override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The order of shrinking: words first, then texts, names last; numbers are never cut.
    enum class ColumnKind { Words, Texts, Names };
    /// What to do when the wanted widths do not fit, each if the one before is not enough.
    enum class Scarcity { ColumnsGo, WordsAreCut, NamesAreCut };

    /// Of a column, in pixels.
    struct Measure {
        int content = 0; // its longest text
        int least = 0;   // the minimum before another column is hidden
        int cut = 0;     // the minimum when no other column can be hidden
        int title = 0;
        int brokenTitle = 0; // on two lines
    };

    void applyRowHeight();
    [[nodiscard]] ColumnKind kindOf(int column) const;
    [[nodiscard]] Measure measureOf(int column) const;
    void measureColumns();
    void measureTitles();
    /// After all rows have arrived.
    void growSoon();
    void grow();
    void shareRoom(int width);
    void resizeColumns(int width);
    void spareColumns(int room);
    void unwrapTitles(std::vector<int>& widths, int room) const;
    void giveRest(std::vector<int>& widths, int seen);
    /// Of the visible columns.
    [[nodiscard]] std::vector<ColumnWish> wishes(bool broken, Scarcity scarcity) const;
    /// Of all but these.
    [[nodiscard]] std::vector<ColumnWish> wishes(bool broken, Scarcity scarcity,
                                                 const std::set<int>& gone) const;
    [[nodiscard]] ColumnWish wishOf(int column, bool broken, Scarcity scarcity) const;
    [[nodiscard]] int besideColumns() const;
    [[nodiscard]] int wantedWidth() const;
    [[nodiscard]] int roomOfColumns(int width) const;
    /// Whether it has no rows and shows the text instead.
    [[nodiscard]] bool saysWhyEmpty() const;
    [[nodiscard]] int wantedHeight(int width) const;
    /// From its rows and columns alone.
    [[nodiscard]] QSize ownSize() const;
    /// Notifies its container when its wanted size changes.
    void followSize();

    const DeskTheme& m_theme;
    ListHeader* m_header;
    std::vector<int> m_spare;
    std::set<int> m_hidden; // by the list's user
    std::map<int, ColumnKind> m_kinds;
    std::map<int, QString> m_expected;
    bool m_isByHand = false;         // a column was dragged since the last fit
    std::vector<Measure> m_measures; // from the last fit of the columns
    bool m_sharing = false;
    bool m_willFit = false;
    bool m_willGrow = false;
    bool m_isBarOurs = false; // this list itself turned off horizontal scrolling
    QSize m_told;             // the last size hint
    QString m_emptyText;
    bool m_hasTitles = true;
};

/// While text is typed into the field, which filters the rows, the list stays at least as large as
/// with an empty field: its neighbors do not move at each letter.
void keepSizeWhile(ListTable& list, QLineEdit& field);

/// list.fitColumns() as a function.
void fitColumns(ListTable& list);

} // namespace mentat
