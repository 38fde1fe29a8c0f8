#pragma once

#include "reports/placed_page.h"

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

#include <array>
#include <memory>

namespace mentat {

/// The font of a typeface on paper, always the same so that pages break alike everywhere; for
/// scripts that it lacks, the system substitutes another. It always has referenceSize and is scaled
/// to the style's size, so that widths are exactly proportional to the size on every device.
[[nodiscard]] QFont paperFont(const TypeStyle& style);

/// The name of a paper typeface missing on this machine; empty if none is. Print without it would
/// have other letters, or boxes instead.
[[nodiscard]] QString missingFace();
inline constexpr int referenceSize = 100;

/// From the top of a line to the next, and to its baseline.
[[nodiscard]] constexpr double lineHeight(double size) {
    return 1.17 * size;
}
[[nodiscard]] constexpr double baseline(double size) {
    return 0.93 * size;
}
/// The height of capitals and figures: in DejaVu Sans, narrow or not.
[[nodiscard]] constexpr double capitals(double size) {
    return 0.729 * size;
}

/// On one line, without unprintable characters: names may contain anything.
[[nodiscard]] QString printable(const QString& text);
/// The same, truncated with "…" beyond that many letters: the head of every page is limited.
[[nodiscard]] QString printableStart(const QString& text, qsizetype longest);

/// Measures texts as they will be painted. Keep and reuse it: it holds the fonts.
class TextMeasure {
public:
    /// Of the text on one line.
    [[nodiscard]] double width(const QString& text, const TypeStyle& style) const;
    [[nodiscard]] double longestWord(const QString& text, const TypeStyle& style) const;
    /// Wrapped between words, within a word only if it is wider than a line. At least one line.
    [[nodiscard]] QStringList lines(const QString& text, const TypeStyle& style,
                                    double width) const;
    /// The greatest size, up to the style's, at which the text fits on one line; the minimum if
    /// none above it does.
    [[nodiscard]] double sizeThatFits(const QString& text, const TypeStyle& style, double width,
                                      double floor) const;
    /// The style at which the text fits into a box: on one line if possible above the minimum size,
    /// otherwise wrapped, and smaller if it would overflow; small enough that even hundreds of
    /// words fit.
    [[nodiscard]] PlacedText fitted(const QString& text, const TypeStyle& style, const QRectF& box,
                                    double floor, Align align = Align::Start) const;

private:
    struct Measured {
        explicit Measured(const QFont& from) : font(from), metrics(from) {}
        QFont font;
        QFontMetricsF metrics;
    };
    [[nodiscard]] const Measured& measured(const TypeStyle& style) const;
    /// Four per typeface: bold or not, italic or not. Created on demand.
    mutable std::array<std::unique_ptr<const Measured>, 12> m_fonts;
};

/// A text on one line in the middle of the height of a box, smaller where it is too wide; only what
/// is very long ends before its end, with "…".
[[nodiscard]] PlacedText fittedLine(const TextMeasure& measure, const QString& text,
                                    const TypeStyle& style, const QRectF& room,
                                    Align align = Align::Start, Darkness darkness = 1);

} // namespace mentat
