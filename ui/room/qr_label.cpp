#include "ui/room/qr_label.h"

#include <QPainter>

namespace mentat {

namespace {

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
    const int side = m_code->sizeWithMargin() * modulePixels;
    return {side, side};
}

void QrLabel::paintEvent(QPaintEvent* /*event*/) {
    if (!m_code)
        return;
    QPainter painter(this);
    paintQr(painter, rect(), *m_code);
}

} // namespace mentat
