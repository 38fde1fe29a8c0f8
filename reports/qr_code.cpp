#include "reports/qr_code.h"

#include <QPainter>

#include <memory>

#include <qrencode.h>

namespace mentat {

namespace {

constexpr qsizetype maxBytes = 1000; // beyond this, the modules are too small for a phone

} // namespace

std::optional<QrCode> qrCodeOf(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    if (bytes.isEmpty() || bytes.size() > maxBytes)
        return std::nullopt;
    // Level M: survives a crease or a coffee stain.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.constData()), 0,
                          QR_ECLEVEL_M),
        &QRcode_free);
    if (!code)
        return std::nullopt;
    QrCode picture{.size = code->width, .dark = {}};
    const size_t modules = static_cast<size_t>(code->width) * static_cast<size_t>(code->width);
    picture.dark.reserve(modules);
    for (size_t i = 0; i < modules; ++i)
        picture.dark.push_back((code->data[i] & 1U) != 0);
    return picture;
}

void paintQr(QPainter& painter, const QRectF& box, const QrCode& code) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(box, Qt::white);
    painter.translate(box.topLeft());
    const double module = box.width() / code.sizeWithMargin();
    painter.scale(module, module);
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (code.isDark(row, column))
                painter.fillRect(column + QrCode::margin, row + QrCode::margin, 1, 1, Qt::black);
        }
    }
    painter.restore();
}

} // namespace mentat
