#pragma once

#include <QString>

#include <optional>
#include <vector>

class QPainter;
class QRectF;

namespace mentat {

/// A text as a square of dark and light modules, which a phone's camera reads.
struct QrCode {
    static constexpr int margin = 4; // modules of light around it, as ISO/IEC 18004 asks for

    int size = 0;           // modules a side, without the margin
    std::vector<bool> dark; // row by row, size × size

    [[nodiscard]] int sizeWithMargin() const { return size + 2 * margin; }
    [[nodiscard]] bool isDark(int row, int column) const {
        return dark[static_cast<size_t>(row * size + column)];
    }
    friend bool operator==(const QrCode&, const QrCode&) = default;
};

/// Nothing where the text is empty or too long for a picture that can be read (about 1000 letters).
[[nodiscard]] std::optional<QrCode> qrCodeOf(const QString& text);

/// Fills the box, a square, with the picture and its margin: dark on light on any ground, each
/// module with sharp edges.
void paintQr(QPainter& painter, const QRectF& box, const QrCode& code);

} // namespace mentat
