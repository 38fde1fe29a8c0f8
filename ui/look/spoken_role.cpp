#include "ui/look/spoken_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace mentat {

namespace {

constexpr const char* roleProperty = "spokenRole";

/// Qt asks for each class of an object, from its own up; the first answer counts.
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
    QAccessible::installFactory(spoken); // the same one again is none more
}

} // namespace mentat
