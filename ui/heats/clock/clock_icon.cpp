#include "ui/heats/clock/clock_icon.h"

#include "ui/look/colours.h"
#include "ui/look/line_icon.h"

#include <QLabel>

namespace mentat {

void showClockIcon(QLabel& label, bool isOver) {
    const Colours& colours = coloursOf(label.palette());
    label.setPixmap(linePixmap(isOver ? LineIcon::Warning : LineIcon::Clock, 16,
                               isOver ? colours.bad : colours.text, label.devicePixelRatioF()));
}

} // namespace mentat
