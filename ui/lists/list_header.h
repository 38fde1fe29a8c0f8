#pragma once

#include <QHeaderView>

#include <functional>
#include <set>
#include <vector>

namespace mentat {

/// What a column asks for, in pixels.
struct ColumnWish {
    int wanted = 0; // for all its texts
    int least = 0;  // what must stay of it
};

/// How wide each column is in this room: as it wants, where that fits; else the widest give way
/// first, each down to the least. Wider than the room where even that does not fit.
[[nodiscard]] std::vector<int> sharedRoom(const std::vector<ColumnWish>& columns, int room);

/// A title in two lines, broken where they are most equal: between two words, and never before a
/// “·”, which ends the line above. As it is where that makes it no narrower.
[[nodiscard]] QString inTwoLines(const QString& title, const QFontMetrics& letters);
/// The same by another width of a text.
[[nodiscard]] QString inTwoLines(const QString& title,
                                 const std::function<int(const QString&)>& widthOf);

/// The titles of a list's columns: each on one line, or, where its own column has no room for that,
/// on two (inTwoLines). The arrow of the sorted column stands directly behind its title.
class ListHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ListHeader(QWidget* parent = nullptr);

    /// Breaks the titles of the columns that are too narrow for them now, and no others; whether
    /// that changed one.
    bool breakWhereNarrow();
    /// Of a column's title, in pixels, with the room around it.
    [[nodiscard]] int widthOfTitle(int section, bool broken) const;

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;

private:
    [[nodiscard]] QString titleOf(int section) const;
    [[nodiscard]] QSize sizeOf(int section, bool broken) const;

    std::set<int> m_broken; // columns
};

} // namespace mentat
