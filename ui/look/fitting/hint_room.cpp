#include "ui/look/fitting/hint_room.h"

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QLineEdit>
#include <QToolButton>

namespace mentat {

void makeSearchField(QLineEdit& field, const QString& hint) {
    field.setPlaceholderText(hint);
    field.setClearButtonEnabled(true);
    field.addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
}

int roomOfHint(const QLineEdit& field) {
    constexpr int iconWidth = 24;
    const auto icons = static_cast<int>(field.findChildren<QToolButton*>().size());
    return field.fontMetrics().horizontalAdvance(field.placeholderText()) + icons * iconWidth
           + space::medium;
}

void makeRoomForHint(QLineEdit& field) {
    field.setMinimumWidth(roomOfHint(field));
}

} // namespace mentat
