#pragma once

#include <QHBoxLayout>
#include <QVBoxLayout>

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

template <class Layout>
[[nodiscard]] Layout* bareLayout(QWidget* parent, int spacing) {
    auto* layout = parent ? new Layout(parent) : new Layout;
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

/// A column without margins, for what stands within a page. spacing: space::…
[[nodiscard]] inline QVBoxLayout* bareColumn(QWidget* parent = nullptr,
                                             int spacing = styleSpacing) {
    return bareLayout<QVBoxLayout>(parent, spacing);
}

/// The same as a row.
[[nodiscard]] inline QHBoxLayout* bareRow(QWidget* parent = nullptr, int spacing = styleSpacing) {
    return bareLayout<QHBoxLayout>(parent, spacing);
}

} // namespace mentat
