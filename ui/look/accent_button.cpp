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

} // namespace mentat
