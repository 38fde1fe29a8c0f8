#pragma once

#include "model/values/pictures/picture_fault.h"

namespace mentat {

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
