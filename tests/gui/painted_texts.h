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
    QRectF box; // from the highest to the lowest of the font's letters, whichever the text has
    double baseline = 0;
    double pixels = 0; // of the font
    bool isBold = false;
    QColor ink; // transparent where it is painted so
};

/// What the widget and those in it paint of texts, piece by piece in the order of painting, on
/// whatever way they come to it; what is not seen because it is scrolled away is not among them.
[[nodiscard]] std::vector<PaintedText> paintedPieces(QWidget& widget);
/// Every text that they paint, seen or scrolled away.
[[nodiscard]] QStringList paintedTexts(QWidget& widget);

} // namespace mentat::test
