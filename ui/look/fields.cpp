#include "ui/look/fields.h"

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace mentat {

void makeSearchField(QLineEdit& field, const QString& hint) {
    field.setPlaceholderText(hint);
    field.setClearButtonEnabled(true);
    field.addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
}

int roomOfHint(const QLineEdit& field) {
    constexpr int iconWidth = 16;
    const auto icons = static_cast<int>(field.findChildren<QToolButton*>().size());
    return field.fontMetrics().horizontalAdvance(field.placeholderText())
           + icons * (zoomed(iconWidth) + space::small) + space::page;
}

void makeRoomForHint(QLineEdit& field) {
    field.setMinimumWidth(roomOfHint(field));
}

void offerValues(QComboBox& list, const std::vector<OfferedValue>& values) {
    const QSignalBlocker quiet(list);
    const QVariant chosen = list.currentData();
    while (list.count() > 1)
        list.removeItem(1);
    for (const OfferedValue& one : values)
        list.addItem(one.name, one.value);
    list.setCurrentIndex(std::max(0, list.findData(chosen)));
}

namespace {

constexpr auto keptFromEnter = "isKeptFromEnter";

} // namespace

void keepFromEnter(QAbstractButton& button, bool isKept) {
    button.setProperty(keptFromEnter, isKept);
}

bool isKeptFromEnter(const QAbstractButton& button) {
    return button.property(keptFromEnter).toBool();
}

namespace {

constexpr const char* roleProperty = "spokenRole";

/// Qt calls this for each class of an object, the most derived first; the first result wins.
QAccessibleInterface* spoken(const QString&, QObject* object) {
    const QVariant role = object ? object->property(roleProperty) : QVariant();
    if (!role.isValid())
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object),
                                 static_cast<QAccessible::Role>(role.toInt()));
}

} // namespace

void speakAs(QWidget& widget, QAccessible::Role role) {
    widget.setProperty(roleProperty, static_cast<int>(role));
    QAccessible::installFactory(spoken); // installing the same function twice has no effect
}

} // namespace mentat
