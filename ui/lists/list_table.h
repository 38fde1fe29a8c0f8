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

/// A list as every page shows it: rows of one height, columns that sort, copies as a table. It ends
/// with its rows and its columns, and scrolls where it has more rows than room. A column becomes
/// wider by itself for rows that say more than those it was fitted to, and never narrower.
class ListTable : public QTableView {
    Q_OBJECT

public:
    /// name: said by a screen reader.
    ListTable(const DeskTheme& theme, const QString& name, QWidget* parent = nullptr);

    /// Shown where the list is empty: what it is for.
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return m_emptyText; }
    /// Names stand in it, or whatever else the rows are known by: they are whole as long as another
    /// column can give way or go. A very long one is cut before another column goes for it.
    void setNameColumn(int column) { m_kinds[column] = ColumnKind::Names; }
    /// Texts of any length stand in it: up to a line that is easily read, a dozen letters at least.
    void setWideColumn(int column) { m_kinds[column] = ColumnKind::Texts; }
    /// Nothing is said of any column any more: the list has others.
    void forgetColumns();
    /// The columns that names stand in.
    [[nodiscard]] std::vector<int> nameColumns() const;
    /// Texts too long for this column go on below, in a higher row, instead of being cut.
    void breakLongTexts(int column);

    /// Those that one can do without, the least first: they go where what must stay of all has no
    /// room.
    void setSpareColumns(std::vector<int> columns) { m_spare = std::move(columns); }
    /// Whether a column goes where there is too little room.
    [[nodiscard]] bool isSpare(int column) const {
        return std::find(m_spare.begin(), m_spare.end(), column) != m_spare.end();
    }
    /// Words that a column keeps room for, although no row may have them now.
    void keepRoomFor(int column, const QString& text) { m_expected[column] = text; }
    /// Hidden whatever the room is; as QTableView's otherwise.
    void setColumnHidden(int column, bool hidden);

    /// Columns as wide as their texts. Where the list has no room for that, the titles that are
    /// wider than their columns break once (ListHeader), then the widest texts are cut (numbers
    /// never are), then spare columns go.
    void fitColumns() { fitColumns(width()); }
    /// As if the list were as wide as this, in pixels.
    void fitColumns(int width);
    /// Whether the columns take more room than there is with all their texts whole, their titles
    /// broken. width: as of fitColumns.
    [[nodiscard]] bool isTooWide(int width) const;
    /// The list with what must stay of its columns, in pixels, when they were last fitted.
    [[nodiscard]] int leastWidth() const;
    /// Takes over the order and the sorting that a header has kept. How wide columns are depends on
    /// what stands in them now. False where nothing was kept.
    bool restoreOrder(const QByteArray& headerState);

    /// With all its rows and all that its columns have to say; at least as large as keepSizeWhile
    /// says.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Whether it stays as large as it was before something was typed (keepSizeWhile).
    [[nodiscard]] bool isSizeKept() const;

    /// Puts the mark on the row of this key (keyRole), in this column; whether it is there.
    bool revealRow(const QString& key, int column = 0);

    /// The selected rows, or all where none is, with their header, separated by tabs.
    [[nodiscard]] QString asText() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Home and End lead to the first and the last row, in the same column.
    [[nodiscard]] QModelIndex moveCursor(CursorAction action,
                                         Qt::KeyboardModifiers modifiers) override;
    void dataChanged(const QModelIndex& from, const QModelIndex& to,
                     const QList<int>& roles) override;
    void paintEvent(QPaintEvent* event) override;
    void reset() override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What gives way first: words, then texts, names last; numbers are never cut.
    enum class ColumnKind { Words, Texts, Names };
    /// What happens where what columns want has no room, the next where that does not do.
    enum class Scarcity { ColumnsGo, WordsAreCut, NamesAreCut };

    /// Of a column, in pixels.
    struct Measure {
        int content = 0; // its longest text
        int least = 0;   // what must stay of it before another column goes
        int cut = 0;     // what must stay of it where none can go any more
        int title = 0;
        int brokenTitle = 0; // on two lines
    };

    void applyRowHeight();
    [[nodiscard]] ColumnKind kindOf(int column) const;
    [[nodiscard]] Measure measureOf(int column) const;
    void measureColumns();
    void measureTitles();
    /// Once the rows are all there.
    void growSoon();
    void grow();
    void shareRoom(int width);
    void resizeColumns(int width);
    void spareColumns(int room);
    void mendTitles(std::vector<int>& widths, int room) const;
    void giveRest(std::vector<int>& widths, int seen);
    /// Of the columns that are shown.
    [[nodiscard]] std::vector<ColumnWish> wishes(bool broken, Scarcity scarcity) const;
    /// Of all but these.
    [[nodiscard]] std::vector<ColumnWish> wishes(bool broken, Scarcity scarcity,
                                                 const std::set<int>& gone) const;
    [[nodiscard]] ColumnWish wishOf(int column, bool broken, Scarcity scarcity) const;
    [[nodiscard]] int besideColumns() const;
    [[nodiscard]] int wantedWidth() const;
    [[nodiscard]] int roomOfColumns(int width) const;
    /// Without rows: the text stands in their place.
    [[nodiscard]] bool saysWhyEmpty() const;
    [[nodiscard]] int wantedHeight(int width) const;
    /// By its rows and columns alone.
    [[nodiscard]] QSize ownSize() const;
    /// Tells what it stands in where it wants another size than before.
    void followSize();

    const DeskTheme& m_theme;
    ListHeader* m_header;
    std::vector<int> m_spare;
    std::set<int> m_hidden; // by who uses the list
    std::map<int, ColumnKind> m_kinds;
    std::map<int, QString> m_expected;
    bool m_isByHand = false;         // somebody has dragged a column since they were fitted
    std::vector<Measure> m_measures; // when the columns were last fitted
    bool m_sharing = false;
    bool m_willFit = false;
    bool m_willGrow = false;
    bool m_isBarOurs = false; // it was this list that said that it never scrolls sideways
    QSize m_told;             // what it last wanted
    QString m_emptyText;
};

/// While something is typed into the field, which chooses the rows, the list stays at least as
/// large as it was with the field empty: what stands below it and beside it does not move at each
/// letter.
void keepSizeWhile(ListTable& list, QLineEdit& field);

/// list.fitColumns(), as most pages say it.
void fitColumns(ListTable& list);

} // namespace mentat
