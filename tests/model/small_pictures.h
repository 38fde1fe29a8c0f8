#pragma once

#include <QByteArray>

namespace mentat::test {

/// The four bytes of a number, the greatest first.
[[nodiscard]] QByteArray bigEndian(quint32 value);
/// A part of a PNG with its length and its checksum, which is worked out by its table.
[[nodiscard]] QByteArray pngChunk(const QByteArray& type, const QByteArray& data);
/// The pixels as a PNG has them, packed by qCompress().
[[nodiscard]] QByteArray packed(const QByteArray& rows);

/// What a PNG of zeros is made of; all that is not given here is 0.
struct PngOf {
    quint32 width = 2;
    quint32 height = 2;
    int depth = 8;
    int color = 2; // red, green and blue
    int interlaced = 0;
    int missing = 0; // bytes of the rows that are left out at their end
    int filter = 0;  // of the last row
    bool hasPalette = false;
    QByteArray more{}; // chunks before the pixels
};
[[nodiscard]] QByteArray pngOf(const PngOf& what);

/// Made by libjpeg: 20 by 12 pixels, in one scan, in several, without colors; and 40 by 12 with a
/// restart behind every unit.
[[nodiscard]] QByteArray baselineJpeg();
[[nodiscard]] QByteArray progressiveJpeg();
[[nodiscard]] QByteArray restartsJpeg();
[[nodiscard]] QByteArray grayJpeg();

} // namespace mentat::test
