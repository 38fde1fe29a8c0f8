#include "ui/room/qr_label.h"

#include <QPainter>

namespace mentat {

namespace {

constexpr int quietZone = 4;    // modules of light around it, as ISO/IEC 18004 asks for
constexpr int modulePixels = 5; // before scaling

} // namespace

QrLabel::QrLabel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrLabel::setText(const QString& text, const QString& spoken) {
    m_code = qrCodeOf(text);
    setAccessibleName(spoken);
    updateGeometry();
    update();
}

QSize QrLabel::sizeHint() const {
    if (!m_code)
        return {0, 0};
    const int side = (m_code->size + 2 * quietZone) * modulePixels;
    return {side, side};
}

void QrLabel::paintEvent(QPaintEvent* /*event*/) {
    if (!m_code)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    for (int row = 0; row < m_code->size; ++row) {
        for (int column = 0; column < m_code->size; ++column) {
            if (m_code->isDark(row, column))
                painter.fillRect((column + quietZone) * modulePixels,
                                 (row + quietZone) * modulePixels, modulePixels, modulePixels,
                                 Qt::black);
        }
    }
}

} // namespace mentat
