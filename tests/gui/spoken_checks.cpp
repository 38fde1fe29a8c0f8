#include "tests/gui/spoken_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

bool isReached(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && !widget.focusProxy()
           && (widget.focusPolicy() & Qt::TabFocus);
}

QStringList namelessThings(const QWidget& root) {
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!isReached(*widget))
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        const QString name = spoken ? spoken->text(QAccessible::Name) : QString();
        if (name.trimmed().isEmpty())
            nameless.append(u"%1 %2 in %3"_s.arg(
                QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                widget->parentWidget()
                    ? QString::fromLatin1(widget->parentWidget()->metaObject()->className())
                    : QString()));
    }
    return nameless;
}

QStringList wrongly(const QWidget& widget, QAccessibleInterface& spoken) {
    QStringList wrong;
    const QAccessible::Role role = spoken.role();
    const QAccessible::State state = spoken.state();
    if (role == QAccessible::NoRole || role == QAccessible::Client)
        wrong << u"no role"_s;
    if (!state.focusable)
        wrong << u"not focusable"_s;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        if (state.checkable != button->isCheckable() || state.checked != button->isChecked())
            wrong << u"checked"_s;
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        if (role != QAccessible::EditableText || state.readOnly != line->isReadOnly())
            wrong << u"editable"_s;
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        const QAccessibleTableInterface* table = spoken.tableInterface();
        if (!table || !view->model() || table->rowCount() != view->model()->rowCount())
            wrong << u"rows"_s;
    }
    return wrong;
}

QStringList wronglySpokenThings(const QWidget& root) {
    QStringList wrong;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        QAccessibleInterface* spoken
            = isReached(*widget) ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (!spoken)
            continue;
        const QStringList faults = wrongly(*widget, *spoken);
        if (!faults.isEmpty())
            wrong << u"%1 %2: %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                        widget->objectName(), faults.join(u", "_s));
    }
    return wrong;
}

QStringList silentCells(const QWidget& root) {
    QStringList silent;
    for (const QAbstractItemView* view : root.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model())
            continue;
        const auto& model = *view->model();
        for (int row = 0; row < std::min(model.rowCount(), 3); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                QString text = cell.data(Qt::AccessibleTextRole).toString();
                if (text.isEmpty())
                    text = cell.data(Qt::DisplayRole).toString();
                if (text.isEmpty())
                    silent.append(
                        u"%1 row %2 column %3"_s.arg(view->accessibleName()).arg(row).arg(column));
            }
        }
    }
    return silent;
}

QStringList spokenFaults(const QWidget& root) {
    QStringList faults = wronglySpokenThings(root);
    for (const QString& thing : namelessThings(root))
        faults << u"no name: %1"_s.arg(thing);
    for (const QString& cell : silentCells(root))
        faults << u"read out as nothing: %1"_s.arg(cell);
    return faults;
}

} // namespace mentat::test
