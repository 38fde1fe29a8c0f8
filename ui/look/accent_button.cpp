#include "ui/look/accent_button.h"

#include "ui/look/colours.h"

#include <QEvent>
#include <QScopedValueRollback>

namespace mentat {

AccentButton::AccentButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    applyAccent();
}

void AccentButton::setLineIcon(LineIcon icon) {
    setIcon(lineIcon(icon, IconInk::OnAccent));
}

void AccentButton::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    // What is within a window learns of another theme by this.
    if (event->type() == QEvent::PaletteChange)
        applyAccent();
}

void AccentButton::applyAccent() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    setPalette(accentPalette(QPalette())); // of which only the accent is the button's own
}

GraveButton::GraveButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    applyGravity();
}

void GraveButton::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyGravity();
}

void GraveButton::applyGravity() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    QPalette grave; // the application's, of which nothing but this color is the button's own
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        grave.setColor(group, QPalette::ButtonText, coloursOf(grave).bad);
    setPalette(grave);
}

} // namespace mentat
