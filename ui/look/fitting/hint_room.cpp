#include "ui/look/fitting/hint_room.h"

#include "ui/look/spacing.h"

#include <QLineEdit>
#include <QToolButton>

namespace mentat {

void makeRoomForHint(QLineEdit& field) {
    constexpr int iconWidth = 24;
    const auto icons = static_cast<int>(field.findChildren<QToolButton*>().size());
    field.setMinimumWidth(field.fontMetrics().horizontalAdvance(field.placeholderText())
                          + icons * iconWidth + space::medium);
}

} // namespace mentat
