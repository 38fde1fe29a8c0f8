#include "reports/paper/page_canvas.h"

#include "reports/paper/logo_image.h"

#include <algorithm>

namespace mentat {

QRectF PageCanvas::text(const QRectF& box, const QString& text, const TypeStyle& style, Align align,
                        double floor, Darkness darkness) {
    if (text.isEmpty())
        return {box.topLeft(), QSizeF()};
    const PlacedText placed = m_measure.fitted(text, style, box, floor, align);
    QStringList shown = placed.isBroken ? m_measure.lines(placed.text, placed.style, box.width())
                                        : QStringList{placed.text};
    // People's text has been shortened by now, so it fits; endless text is cut off at its box.
    const auto room = static_cast<qsizetype>(box.height() / lineHeight(placed.style.size));
    if (placed.isBroken && shown.size() > std::max<qsizetype>(room, 1)) {
        shown.resize(std::max<qsizetype>(room, 1));
        shown.last() = shown.last().chopped(std::min<qsizetype>(2, shown.last().size())) + u'…';
    }
    const double height = static_cast<double>(shown.size()) * lineHeight(placed.style.size);
    const QRectF place(box.left(), box.top() + (box.height() - height) / 2, box.width(), height);
    addLines(shown, place, placed.style, align, darkness);
    return place;
}

double PageCanvas::lines(const QRectF& box, const QString& text, const TypeStyle& style,
                         Align align, Darkness darkness) {
    const QStringList lines = m_measure.lines(printable(text), style, box.width());
    addLines(lines, box, style, align, darkness);
    return static_cast<double>(lines.size()) * lineHeight(style.size);
}

void PageCanvas::addLines(const QStringList& lines, const QRectF& box, const TypeStyle& style,
                          Align align, Darkness darkness) {
    double y = box.top();
    for (const QString& line : lines) {
        m_page.items.emplace_back(
            PlacedText{.box = QRectF(box.left(), y, box.width(), lineHeight(style.size)),
                       .text = line,
                       .style = style,
                       .align = align,
                       .darkness = darkness});
        y += lineHeight(style.size);
    }
}

void PageCanvas::rule(QPointF from, QPointF to, double width, Darkness darkness) {
    m_page.items.emplace_back(
        PlacedLine{.from = from, .to = to, .width = width, .darkness = darkness});
}

void PageCanvas::cut(QPointF from, QPointF to) {
    m_page.items.emplace_back(
        PlacedLine{.from = from, .to = to, .width = 0.5, .darkness = 0.6, .isDashed = true});
}

void PageCanvas::addBehindFold(double fold, double middle, size_t since) {
    const auto turned
        = [&](const QPointF& at) { return QPointF(2 * middle - at.x(), 2 * fold - at.y()); };
    const auto turnedBox
        = [&](const QRectF& box) { return QRectF(turned(box.bottomRight()), box.size()); };
    const size_t end = m_page.items.size();
    for (size_t i = since; i < end; ++i) {
        PlacedItem item = m_page.items[i];
        if (auto* text = std::get_if<PlacedText>(&item)) {
            text->box = turnedBox(text->box);
            text->isTurned = true;
        } else if (auto* line = std::get_if<PlacedLine>(&item)) {
            line->from = turned(line->from);
            line->to = turned(line->to);
        } else if (auto* box = std::get_if<PlacedBox>(&item)) {
            box->box = turnedBox(box->box);
        }
        m_page.items.push_back(std::move(item));
    }
}

void PageCanvas::box(const QRectF& box, double outline) {
    m_page.items.emplace_back(PlacedBox{.box = box, .outline = outline});
}

void PageCanvas::accentBox(const QRectF& box, double outline) {
    m_page.items.emplace_back(PlacedBox{.box = box, .outline = outline, .isAccent = true});
}

void PageCanvas::accentCurve(const std::vector<QPointF>& points, double width) {
    for (size_t i = 1; i < points.size(); ++i)
        m_page.items.emplace_back(
            PlacedLine{.from = points[i - 1], .to = points[i], .width = width, .isAccent = true});
}

void PageCanvas::logo(const QRectF& box, const Logo& logo) {
    const QSizeF own = sizeOfLogo(logo);
    if (own.isEmpty())
        return;
    QRectF place(QPointF(), own.scaled(box.size(), Qt::KeepAspectRatio));
    place.moveCenter(box.center());
    m_page.items.emplace_back(PlacedLogo{.box = place, .logo = std::make_shared<const Logo>(logo)});
}

void PageCanvas::tint(const QRectF& box, Darkness fill) {
    m_page.items.emplace_back(PlacedBox{.box = box, .outline = 0, .fill = fill});
}

void PageCanvas::code(const QRectF& box, const QrCode& code) {
    const double module = box.width() / code.sizeWithMargin();
    // Overlaps the next row slightly: between edges that only touch, some viewers show the paper.
    const double height = module * 1.03;
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            const int begin = column;
            while (column < code.size && code.isDark(row, column))
                ++column;
            if (column > begin)
                tint({box.left() + (QrCode::margin + begin) * module,
                      box.top() + (QrCode::margin + row) * module, (column - begin) * module,
                      height},
                     1);
        }
    }
}

void PageCanvas::field(const QRectF& box, const QString& label, const QString& text) {
    constexpr TypeStyle labelStyle{.size = 7.5};
    const double labelHeight = lineHeight(labelStyle.size);
    this->box(box);
    this->text({box.left() + 4, box.top() + 2, box.width() - 8, labelHeight}, label, labelStyle,
               Align::Start, 5, 0.8);
    this->text({box.left() + 6, box.top() + 2 + labelHeight, box.width() - 12,
                box.height() - labelHeight - 3},
               text, {.size = 12});
}

void PageCanvas::tickBox(QPointF leftMiddle, double side, bool isTicked) {
    const QRectF square(leftMiddle.x(), leftMiddle.y() - side / 2, side, side);
    box(square, 0.9);
    if (!isTicked)
        return;
    const double inset = side * 0.2;
    const QRectF inner = square.adjusted(inset, inset, -inset, -inset);
    rule(inner.topLeft(), inner.bottomRight(), 1.4);
    rule(inner.topRight(), inner.bottomLeft(), 1.4);
}

} // namespace mentat
