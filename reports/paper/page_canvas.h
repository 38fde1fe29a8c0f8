#pragma once

#include "reports/qr_code.h"
#include "reports/text_measure.h"

namespace mentat {

/// Builds a form, a card, or a certificate on one page.
class PageCanvas {
public:
    PageCanvas(const TextMeasure& measure, QSizeF size) : m_measure(measure), m_page{size, {}} {}

    /// Puts text on one line, vertically centered in the box, shrunk if too wide; below the minimum
    /// size on several lines; only a text of hundreds of words may be truncated. Returns its
    /// position.
    QRectF text(const QRectF& box, const QString& text, const TypeStyle& style,
                Align align = Align::Start, double floor = 6, Darkness darkness = 1);
    /// Wrapped from the top; returns the total height.
    double lines(const QRectF& box, const QString& text, const TypeStyle& style,
                 Align align = Align::Start, Darkness darkness = 1);
    void rule(QPointF from, QPointF to, double width = 0.5, Darkness darkness = 1);
    void cut(QPointF from, QPointF to);
    /// Copies all items placed since the given count upside down to the other side of a horizontal
    /// line: for both sides of a fold.
    void addBehindFold(double fold, double middle, size_t since);
    void box(const QRectF& box, double outline = 0.75);
    /// In the accent color.
    void accentBox(const QRectF& box, double outline);
    /// A line through points, in the accent color.
    void accentCurve(const std::vector<QPointF>& points, double width);
    /// Centered in the box, as large as possible; nothing if it cannot be drawn.
    void logo(const QRectF& box, const Logo& logo);
    void tint(const QRectF& box, Darkness fill);
    /// With its margin as large as the box, which is square.
    void code(const QRectF& box, const QrCode& code);
    /// A box with a small label in its corner and room to write; filled in if the text is known.
    void field(const QRectF& box, const QString& label, const QString& text = {});
    /// A square to tick, vertically centered.
    void tickBox(QPointF leftMiddle, double side, bool isTicked);

    [[nodiscard]] const TextMeasure& measure() const { return m_measure; }
    [[nodiscard]] size_t items() const { return m_page.items.size(); }
    [[nodiscard]] PlacedPage taken() { return std::move(m_page); }

private:
    void addLines(const QStringList& lines, const QRectF& box, const TypeStyle& style, Align align,
                  Darkness darkness);

    const TextMeasure& m_measure;
    PlacedPage m_page;
};

} // namespace mentat
