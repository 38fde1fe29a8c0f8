#pragma once

#include <QStyleOption>

#include <vector>

namespace mentat {

/// With large letters, the distance between a button's icon and its text in addition to Qt's 4
/// pixels; 0 for a button without both.
[[nodiscard]] int gapInLabel(const QStyleOption& option);
/// A button's label in the parts that Qt paints: with that gap, the icon and the text by
/// themselves.
[[nodiscard]] std::vector<QStyleOptionButton> partsOfLabel(const QStyleOptionButton& button);

} // namespace mentat
