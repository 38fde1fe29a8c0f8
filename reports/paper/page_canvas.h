#pragma once

#include "reports/qr_code.h"
#include "reports/text_measure.h"

namespace mentat {

/// What a form, a card or a certificate is put together with, on one page.
class PageCanvas {
public:
    PageCanvas(const TextMeasure& measure, QSizeF size) : m_measure(measure), m_page{size, {}} {}

    /// On one line in the middle of the box's height, smaller where it is too wide; below the floor
    /// on several lines; only what has hundreds of words may end before its end. Gives where it
    /// stands.
    QRectF text(const QRectF& box, const QString& text, const TypeStyle& style,
                Align align = Align::Start, double floor = 6, Darkness darkness = 1);
    /// Broken into lines from the top; gives how high they are together.
    double lines(const QRectF& box, const QString& text, const TypeStyle& style,
                 Align align = Align::Start, Darkness darkness = 1);
    void rule(QPointF from, QPointF to, double width = 0.5, Darkness darkness = 1);
    void cut(QPointF from, QPointF to);
    /// All that was placed since there were so many items, once more on the other side of a line
    /// across, upside down: what stands in front of a fold and behind it.
    void addBehindFold(double fold, double middle, size_t since);
    void box(const QRectF& box, double outline = 0.75);
    /// In the color that sets apart.
    void accentBox(const QRectF& box, double outline);
    /// A line through points, in the same color.
    void accentCurve(const std::vector<QPointF>& points, double width);
    /// In the middle of the box, as large as it allows; nothing where it cannot be drawn.
    void logo(const QRectF& box, const Logo& logo);
    void tint(const QRectF& box, Darkness fill);
    /// With its margin as large as the box, a square.
    void code(const QRectF& box, const QrCode& code);
    /// A box with a small label in its corner and room to write; filled in where the text is known.
    void field(const QRectF& box, const QString& label, const QString& text = {});
    /// A square to tick, in the middle of a height.
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
