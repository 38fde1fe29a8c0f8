#include "ui/look/style/own_palette.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <utility>

namespace mentat {

OwnPalette::OwnPalette(QWidget& widget, std::function<QPalette()> palette)
    : QObject(&widget)
    , m_widget(widget)
    , m_palette(std::move(palette)) {
    widget.installEventFilter(this);
    apply();
}

void OwnPalette::apply() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    m_widget.setPalette(m_palette());
}

bool OwnPalette::eventFilter(QObject*, QEvent* event) {
    // Child widgets learn of a new theme only by this event.
    if (event->type() == QEvent::PaletteChange)
        apply();
    return false;
}

} // namespace mentat

#include "moc_own_palette.cpp"
