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

enum class SvgFault {
    Damaged,     // no XML, or a picture within it is not whole
    NotByItself, // it leads outside of it, does something, or has what is in no still picture
    TooWide      // the pictures within it
};

/// Whether it begins as an SVG does: what is only some XML is no picture.
[[nodiscard]] bool beginsAsSvg(const QByteArray& bytes);
/// Whether it is XML as a whole.
[[nodiscard]] bool isWholeXml(const QByteArray& bytes);
/// What is wrong with an SVG; absent: nothing. It brings all that it shows: elements and attributes
/// are those of a still picture, and of the programs that draw them, and no others; an address
/// leads to a part of itself, or is a whole PNG or JPEG.
[[nodiscard]] std::optional<SvgFault> faultOfSvg(const QByteArray& bytes);

} // namespace mentat
