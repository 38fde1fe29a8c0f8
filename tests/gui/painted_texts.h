#pragma once

#include <QColor>
#include <QRectF>
#include <QStringList>

#include <vector>

class QWidget;

namespace mentat::test {

/// A piece of text as it is painted, in pixels of the widget before scaling.
struct PaintedText {
    QString text;
    QRectF box;  // from the highest to the lowest of the font's letters, whichever the text has
    QRectF room; // of what it is painted in, as far as that is seen
    double baseline = 0;
    double pixels = 0; // of the font
    bool isBold = false;
    QColor ink; // transparent where it is painted so
};

/// Whether anything of it is seen, or all is scrolled away.
[[nodiscard]] inline bool isSeen(const PaintedText& text) {
    return text.box.intersects(text.room);
}

/// What the widget and those in it paint of texts, piece by piece in the order of painting, on
/// whatever way they come to it.
[[nodiscard]] std::vector<PaintedText> paintedPieces(QWidget& widget);
/// Every text that they paint, seen or scrolled away.
[[nodiscard]] QStringList paintedTexts(QWidget& widget);

} // namespace mentat::test
