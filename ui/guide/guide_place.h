#pragma once

#include <QRect>

namespace mentat {

/// Where the guide opens, so that the desk stays to be seen: at the right of the window, else at
/// its left, where the screen has room for two thirds of the wanted width at least. Else over the
/// window, on the side where nothing is typed, at most two thirds of the screen wide. As high as
/// the screen. All in pixels; screen: what the desktop leaves free; typing: where the focus is.
[[nodiscard]] QRect placeBeside(const QRect& window, const QRect& screen, const QRect& typing,
                                int wanted);

} // namespace mentat
