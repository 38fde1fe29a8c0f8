#pragma once

#include <QHeaderView>

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

/// The titles of a list's columns: on one line, or, where there is no room for that, a line for
/// each word.
class ListHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ListHeader(QWidget* parent = nullptr);

    /// Whether that was a change.
    bool setBroken(bool broken);
    /// Of the whole title of a column, in pixels, with the room around it.
    [[nodiscard]] int widthOfTitle(int section, bool broken) const;

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;

private:
    [[nodiscard]] QSize sizeOf(int section, bool broken) const;

    bool m_broken = false;
};

} // namespace mentat
