#pragma once

#include <QHeaderView>

namespace mentat {

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
