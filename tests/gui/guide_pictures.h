#pragma once

#include <QString>

class QImage;

namespace mentat::test {

/// The picture with the 256 colors that it needs most, each other one as the nearest of these:
/// as small as a file that shows a window can be, and as readable.
[[nodiscard]] QImage inFewColors(const QImage& picture);

/// Renders the scenes that the guide shows (FOLDER/pictures.txt, a scene a line) into
/// FOLDER/pictures. False: a file could not be read or written.
[[nodiscard]] bool takeGuidePictures(const QString& guide);

} // namespace mentat::test
