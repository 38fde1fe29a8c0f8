#pragma once

#include "ui/look/desk_theme.h"

#include <QPoint>
#include <QStringList>

#include <optional>
#include <set>

class QTextDocument;

namespace mentat {

/// The scheme of the link at a picture that is shown in part: to the whole, and back.
inline constexpr QLatin1StringView pictureScheme("picture");

/// Loads its pictures from this folder, at their size but no wider than this (in pixels before
/// scaling); scale: of the device, for sharp pictures.
void fitPictures(QTextDocument& document, const QString& folder, double width, double scale);

/// Where pictures are read on the screen.
struct PictureReading {
    double width = 0;        // in pixels before scaling
    double scale = 1;        // of the device
    double letters = 1;      // the size of the letters, of the usual one
    std::set<QString> whole; // the pictures shown whole
    const Colors& colors;
};

/// As fitPictures, but of a whole window only the part that the text is about, so large that it can
/// be read, with a link to the whole.
void showParts(QTextDocument& document, const QString& folder, const PictureReading& room);

/// Where the part of a picture of a whole window begins; absent: the picture can be read whole.
[[nodiscard]] std::optional<QPoint> partOf(const QString& picture);
/// The pictures that do not show the upper left part of their page.
[[nodiscard]] QStringList picturesWithPart();

} // namespace mentat
