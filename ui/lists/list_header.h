#pragma once

#include <QHeaderView>

#include <functional>
#include <set>
#include <vector>

namespace mentat {

/// The width that a column asks for, in pixels.
struct ColumnWish {
    int wanted = 0; // for all its texts
    int least = 0;  // the minimum to keep
};

/// Widths of the columns in this room: the wanted ones if they fit; otherwise the widest shrink
/// first, each down to its minimum. Exceeds the room if the minimums do not fit.
[[nodiscard]] std::vector<int> sharedRoom(const std::vector<ColumnWish>& columns, int room);

/// Breaks a title into two lines of nearly equal width: between two words, and never before a “·”,
/// which ends the first line. Unchanged if breaking does not make it narrower.
[[nodiscard]] QString inTwoLines(const QString& title, const QFontMetrics& letters);
/// The same with another measure of text width.
[[nodiscard]] QString inTwoLines(const QString& title,
                                 const std::function<int(const QString&)>& widthOf);

/// The titles of a list's columns: each on one line, or on two (inTwoLines) if its column is too
/// narrow. The arrow of the sorted column directly follows its title.
class ListHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ListHeader(QWidget* parent = nullptr);

    /// Breaks exactly the titles that are now too wide for their columns; returns whether any
    /// changed.
    bool breakWhereNarrow();
    /// Of a column's title, in pixels, including padding.
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
