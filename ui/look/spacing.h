#pragma once

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <functional>
#include <initializer_list>

namespace mentat::space {

// Pixels before scaling.
inline constexpr int tight = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int page = 16; // the margin of a page
inline constexpr int group = 24;

} // namespace mentat::space

namespace mentat {

/// As Qt calls the spacing that the style has for a layout.
inline constexpr int styleSpacing = -1;

/// A column with these margins. spacing: space::…
[[nodiscard]] inline QVBoxLayout* columnWithin(QWidget* parent, const QMargins& margins,
                                               int spacing = styleSpacing) {
    auto* column = parent ? new QVBoxLayout(parent) : new QVBoxLayout;
    column->setContentsMargins(margins);
    column->setSpacing(spacing);
    return column;
}

/// The same as a row.
[[nodiscard]] inline QHBoxLayout* rowWithin(QWidget* parent, const QMargins& margins,
                                            int spacing = styleSpacing) {
    auto* row = parent ? new QHBoxLayout(parent) : new QHBoxLayout;
    row->setContentsMargins(margins);
    row->setSpacing(spacing);
    return row;
}

/// A column that fills a page below its header.
[[nodiscard]] inline QVBoxLayout* pageColumn(QWidget* page, int spacing = styleSpacing,
                                             int above = space::tight) {
    return columnWithin(page, {space::page, above, space::page, space::page}, spacing);
}

/// Without margins, for what stands within a page.
[[nodiscard]] inline QVBoxLayout* bareColumn(QWidget* parent = nullptr,
                                             int spacing = styleSpacing) {
    return columnWithin(parent, {}, spacing);
}

[[nodiscard]] inline QHBoxLayout* bareRow(QWidget* parent = nullptr, int spacing = styleSpacing) {
    return rowWithin(parent, {}, spacing);
}

/// A grid or a form without margins.
template <class Grid>
[[nodiscard]] Grid* bareGrid(QWidget* parent, int horizontalSpacing, int verticalSpacing) {
    auto* grid = new Grid(parent);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(horizontalSpacing);
    grid->setVerticalSpacing(verticalSpacing);
    return grid;
}

/// Room within a row or column that nothing takes. share: of what is left over.
struct FreeRoom {
    int share = 1;
};

/// A distance within a row or column beside its spacing.
struct Distance {
    int pixels;
};

/// What stands in a row or column. share: of the room that is left over.
class LayoutPart {
public:
    LayoutPart(QWidget* widget, int share = 0, Qt::Alignment alignment = {})
        : m_add([=](QBoxLayout& line) { line.addWidget(widget, share, alignment); }) {}
    LayoutPart(QLayout* layout, int share = 0)
        : m_add([=](QBoxLayout& line) { line.addLayout(layout, share); }) {}
    LayoutPart(FreeRoom room) : m_add([=](QBoxLayout& line) { line.addStretch(room.share); }) {}
    LayoutPart(Distance gap) : m_add([=](QBoxLayout& line) { line.addSpacing(gap.pixels); }) {}

    void addTo(QBoxLayout& line) const { m_add(line); }

private:
    std::function<void(QBoxLayout&)> m_add;
};

/// Adds the parts to a row or column in their order; gives it back.
template <class Line>
Line* addParts(Line* line, std::initializer_list<LayoutPart> parts) {
    for (const LayoutPart& part : parts)
        part.addTo(*line);
    return line;
}

/// The parts beside each other, as a row within a column.
[[nodiscard]] inline QHBoxLayout* rowOfParts(std::initializer_list<LayoutPart> parts) {
    return addParts(bareRow(nullptr, space::small), parts);
}

} // namespace mentat
