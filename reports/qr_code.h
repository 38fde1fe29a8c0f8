#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

/// A text as a square of dark and light modules, which a phone's camera reads.
struct QrCode {
    int size = 0;           // modules a side, without the light margin that has to be around it
    std::vector<bool> dark; // row by row, size × size

    [[nodiscard]] bool isDark(int row, int column) const {
        return dark[static_cast<size_t>(row * size + column)];
    }
    friend bool operator==(const QrCode&, const QrCode&) = default;
};

/// Nothing where the text is empty or too long for a picture that can be read (about 1000 letters).
[[nodiscard]] std::optional<QrCode> qrCodeOf(const QString& text);

} // namespace mentat
