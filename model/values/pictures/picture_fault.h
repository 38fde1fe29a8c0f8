#pragma once

#include "model/values/logo.h"

#include <optional>

namespace mentat {

// Whether the bytes of a picture are complete and valid, determined without drawing it: libraries
// that later draw it, and its reader, have nothing to complain about.

enum class PictureFault {
    Damaged, // another format, truncated, or with missing pixels
    TooWide
};

/// What is wrong with a picture, or its size in pixels.
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
    Damaged,          // not XML, or a picture within it is incomplete
    NotSelfContained, // refers to something outside, acts, or has elements that a still picture
                      // lacks
    TooWide           // the pictures within it
};

/// Whether it begins like an SVG: arbitrary XML is not a picture.
[[nodiscard]] bool beginsAsSvg(const QByteArray& bytes);
/// Whether the whole is XML.
[[nodiscard]] bool isWholeXml(const QByteArray& bytes);
/// What is wrong with an SVG; absent: nothing. It must contain everything that it shows: only
/// elements and attributes of a still picture, or of the programs that draw them; an address must
/// lead to a part of the file, or be a complete PNG or JPEG.
[[nodiscard]] std::optional<SvgFault> faultOfSvg(const QByteArray& bytes);

} // namespace mentat
