#include "ui/guide/guide_place.h"

#include <algorithm>

namespace mentat {

QRect placeBeside(const QRect& window, const QRect& screen, const QRect& typing, int wanted) {
    QRect place = screen;
    const int right = screen.right() - window.right();
    const int left = window.left() - screen.left();
    const int least = wanted * 2 / 3;
    if (right >= least) {
        place.setLeft(window.right() + 1);
        place.setWidth(std::min(wanted, right));
    } else if (left >= least) {
        place.setRight(window.left() - 1);
        place.setLeft(std::max(screen.left(), window.left() - wanted));
    } else {
        const int width = std::min(wanted, screen.width() * 2 / 3);
        if (typing.isValid() && typing.center().x() > screen.center().x())
            place.setWidth(width);
        else
            place.setLeft(screen.right() - width + 1);
    }
    return place;
}

} // namespace mentat
