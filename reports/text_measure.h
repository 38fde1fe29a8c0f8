#pragma once

#include "reports/placed_page.h"

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

#include <array>
#include <memory>

namespace mentat {

/// The one font of a typeface on paper, so that pages break alike everywhere; for scripts that it
/// lacks the system has another. Whatever the style's size, it is referenceSize high and is scaled
/// to the size that is asked for: widths then grow exactly with the size, on every device.
[[nodiscard]] QFont paperFont(const TypeStyle& style);

/// A typeface of paper that this machine does not have, by its name; empty where it has all. What
/// is printed without it would have other letters, or boxes for letters.
[[nodiscard]] QString missingFace();
inline constexpr int referenceSize = 100;

/// From the upper edge of a line to that of the next, and to its baseline.
[[nodiscard]] constexpr double lineHeight(double size) {
    return 1.17 * size;
}
[[nodiscard]] constexpr double baseline(double size) {
    return 0.93 * size;
}
/// How high capitals and figures are: of DejaVu Sans, narrow or not.
[[nodiscard]] constexpr double capitals(double size) {
    return 0.729 * size;
}

/// On one line, without what no line shows: names may hold anything.
[[nodiscard]] QString printable(const QString& text);
/// The same, cut with "…" where it has more letters than that: what heads every page is not without
/// end.
[[nodiscard]] QString printableStart(const QString& text, qsizetype longest);

/// Measures texts as they will be painted. Make one and keep it: it holds the fonts.
class TextMeasure {
public:
    /// Of the text on one line.
    [[nodiscard]] double width(const QString& text, const TypeStyle& style) const;
    [[nodiscard]] double longestWord(const QString& text, const TypeStyle& style) const;
    /// Broken between words, within one only where it is wider than a line. At least one line.
    [[nodiscard]] QStringList lines(const QString& text, const TypeStyle& style,
                                    double width) const;
    /// The greatest size, up to that of the style, in which the text fits on one line; the floor
    /// where none above it does.
    [[nodiscard]] double sizeThatFits(const QString& text, const TypeStyle& style, double width,
                                      double floor) const;
    /// The style in which the text fits into a box, on one line where that is possible above the
    /// floor, else broken into lines and smaller still where they would stand out; not smaller than
    /// can be read, so that a text of hundreds of words still does.
    [[nodiscard]] PlacedText fitted(const QString& text, const TypeStyle& style, const QRectF& box,
                                    double floor, Align align = Align::Start) const;

private:
    struct Measured {
        explicit Measured(const QFont& from) : font(from), metrics(from) {}
        QFont font;
        QFontMetricsF metrics;
    };
    [[nodiscard]] const Measured& measured(const TypeStyle& style) const;
    /// Four of each typeface: bold or not, italic or not. Made when first asked for.
    mutable std::array<std::unique_ptr<const Measured>, 12> m_fonts;
};

/// A text on one line in the middle of the height of a box, smaller where it is too wide; only what
/// is very long ends before its end, with "…".
[[nodiscard]] PlacedText fittedLine(const TextMeasure& measure, const QString& text,
                                    const TypeStyle& style, const QRectF& room,
                                    Align align = Align::Start);

} // namespace mentat
