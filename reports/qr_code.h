#pragma once

#include <QString>

#include <optional>
#include <vector>

class QPainter;
class QRectF;

namespace mentat {

/// A text as a square of dark and light modules, readable by a phone's camera.
struct QrCode {
    static constexpr int margin = 4; // light modules around it, as required by ISO/IEC 18004

    int size = 0;           // modules per side, without the margin
    std::vector<bool> dark; // row by row, size × size

    [[nodiscard]] int sizeWithMargin() const { return size + 2 * margin; }
    [[nodiscard]] bool isDark(int row, int column) const {
        return dark[static_cast<size_t>(row * size + column)];
    }
    friend bool operator==(const QrCode&, const QrCode&) = default;
};

/// nullopt if the text is empty or too long for a readable picture (about 1000 letters).
[[nodiscard]] std::optional<QrCode> qrCodeOf(const QString& text);

/// Fills the box, a square, with the picture and its margin: dark on light on any background, each
/// module with sharp edges.
void paintQr(QPainter& painter, const QRectF& box, const QrCode& code);

} // namespace mentat
