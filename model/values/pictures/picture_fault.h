#pragma once

#include "model/values/logo.h"

#include <optional>

namespace mentat {

// Whether the bytes of a picture are one as a whole, found out without drawing it: what draws it
// later, and whoever wrote that, finds nothing to complain of.

enum class PictureFault {
    Damaged, // not such a picture, cut off, or with pixels missing
    TooWide
};

/// What is wrong with a picture, or how many pixels it has.
struct PictureCheck {
    std::optional<PictureFault> fault{};
    qint64 pixels = 0;
};

[[nodiscard]] bool beginsAsPng(const QByteArray& bytes);
/// The parts of a PNG, each by its checksum, without its pixels.
[[nodiscard]] PictureCheck partsOfPng(const QByteArray& bytes);
/// The parts, and every row of pixels.
[[nodiscard]] PictureCheck wholePng(const QByteArray& bytes);

[[nodiscard]] bool beginsAsJpeg(const QByteArray& bytes);
/// Every block of pixels of a JPEG, baseline or progressive.
[[nodiscard]] PictureCheck wholeJpeg(const QByteArray& bytes);

} // namespace mentat
