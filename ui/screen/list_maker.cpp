#include "ui/screen/list_maker.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

using namespace list_measure;

std::vector<Piece> piecesOf(const QString& text) {
    std::vector<Piece> pieces;
    if (!std::ranges::any_of(text, [](QChar letter) { return letter.isDigit(); }))
        return {{text, false}};
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool isFigure
            = std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); })
              && std::ranges::none_of(word, [](QChar letter) { return letter.isLetter(); });
        if (!pieces.empty() && pieces.back().isFigure == isFigure)
            pieces.back().text += u' ' + word;
        else
            pieces.push_back({word, isFigure});
    }
    return pieces;
}

double ListMaker::widthOf(const QString& text) const {
    double width = 0;
    for (const Piece& piece : piecesOf(printable(text)))
        width += (width > 0 ? betweenPieces : 0)
                 + m_measure.width(piece.text, {.size = 1, .isBold = piece.isFigure});
    return width;
}

double ListMaker::headingWidth(const ScreenGroup& group) const {
    return m_columnWidth - (group.faction ? m_size * swatchRoom : 0)
           - (group.after.isEmpty() ? 0 : m_headAfterWidth);
}

double ListMaker::heightOf(const BrokenLine& line) const {
    return row() + static_cast<double>(line.texts.size() - 1) * lineHeight(m_size);
}

double ListMaker::heightOf(size_t from, size_t to) const {
    return from < to ? m_heights[to] - m_heights[from] - m_lines[from].gap : 0;
}

QStringList ListMaker::bandLines() const {
    const QString& band = m_groups[1].band;
    return band.isEmpty()
               ? QStringList()
               : m_measure.lines(printable(band), bandStyle(), m_room.body.width() - m_room.least);
}

double ListMaker::bandHeight() const {
    return static_cast<double>(bandLines().size()) * lineHeight(m_room.least) * 1.1
           + 2 * bandGap * m_size;
}

BoardPage ListMaker::placedPage(size_t from, size_t to) {
    BoardPage page;
    if (m_pinned > 0) {
        placeColumns(page, 0, m_pinned, m_room.body.top());
        placeBand(page);
    }
    placeColumns(page, from, to, m_top);
    return page;
}

void ListMaker::placeBand(BoardPage& page) const {
    const QStringList lines = bandLines();
    const double height = lineHeight(m_room.least) * 1.1;
    double y = m_top - bandHeight() + bandGap * m_size;
    if (!lines.isEmpty())
        page.bands.emplace_back(m_room.body.left(), y, m_room.body.width(),
                                height * static_cast<double>(lines.size()));
    for (const QString& line : lines) {
        page.texts.push_back(
            {{m_room.body.left() + m_room.least / 2, y + (height - lineHeight(m_room.least)) / 2,
              m_room.body.width() - m_room.least, lineHeight(m_room.least)},
             line,
             bandStyle(),
             BoardInk::OnBand});
        y += height;
    }
}

void ListMaker::placeColumns(BoardPage& page, size_t from, size_t to, double top) {
    const size_t split = splitOf(from, to);
    double y = top;
    for (size_t i = from; i < to; ++i) {
        const BrokenLine& line = m_lines[i];
        const double x = m_room.body.left() + (i < split ? 0 : m_columnWidth + m_size * columnGap);
        const bool isFirst = i == from || i == split;
        y = isFirst ? top : y + line.gap;
        if (line.line && line.line->beginsPart && !isFirst)
            page.cuts.emplace_back(x, y - m_size * 0.25, x + m_columnWidth, y - m_size * 0.25);
        if (line.line)
            placeLine(page, line, {x, y + (row() - lineHeight(m_size)) / 2});
        else
            placeHeading(page, line, {x, y + (row() - lineHeight(m_size)) / 2});
        y += heightOf(line);
    }
}

void ListMaker::placeLine(BoardPage& page, const BrokenLine& broken, const QPointF& at) const {
    const ScreenLine& line = *broken.line;
    const double height = lineHeight(m_size);
    const double gutter = m_size * besideText;
    if (m_beforeWidth > 0)
        addTo(page, {at.x(), at.y(), m_beforeWidth - gutter, height}, line.before, {.size = m_size},
              BoardInk::Weak);
    const double x = at.x() + m_beforeWidth;
    addSwatch(page, line.faction, {x, at.y()});
    placePieces(
        page,
        {at.x() + m_columnWidth - m_afterWidth + gutter, at.y(), m_afterWidth - gutter, height},
        line.after);
    double y = at.y();
    for (const QString& text : broken.texts) {
        page.texts.push_back({{x + m_swatch, y, m_textWidth, height}, text, {.size = m_size}});
        y += height;
    }
}

void ListMaker::placeHeading(BoardPage& page, const BrokenLine& broken, const QPointF& at) const {
    const ScreenGroup& group = *broken.group;
    const TypeStyle style = headingStyle();
    const double height = lineHeight(m_size);
    const double width = headingWidth(group);
    addSwatch(page, group.faction, at);
    const double x = at.x() + (group.faction ? m_size * swatchRoom : 0);
    double y = at.y();
    // Of all its lines: one of words alone is no stronger than the others.
    const bool hasFigures = std::ranges::any_of(
        broken.texts, [](const QString& text) { return piecesOf(text).size() > 1; });
    for (const QString& text : broken.texts) {
        double left = x;
        for (const Piece& piece : piecesOf(text)) {
            const bool isStrong = piece.isFigure || !hasFigures;
            const TypeStyle own{.size = style.size, .isBold = isStrong};
            const double taken = m_measure.width(piece.text, own) + 1;
            page.texts.push_back({{left, y, std::min(taken, x + width - left), height},
                                  piece.text,
                                  own,
                                  isStrong ? BoardInk::Text : BoardInk::Weak});
            left += taken + style.size * betweenPieces;
        }
        y += height;
    }
    if (!group.after.isEmpty())
        placePieces(page,
                    {at.x() + m_columnWidth - m_headAfterWidth + m_size * besideText, at.y(),
                     m_headAfterWidth - m_size * besideText, height},
                    group.after);
}

void ListMaker::placePieces(BoardPage& page, const QRectF& box, const QString& text) const {
    const double whole = widthOf(text);
    if (whole <= 0)
        return;
    // Only where a document makes it long.
    const double size = std::min(m_size, box.width() / whole);
    const auto pieces = piecesOf(printable(text));
    double left = box.right() - whole * size;
    for (const Piece& piece : pieces) {
        const TypeStyle style{.size = size, .isBold = piece.isFigure};
        const double width = m_measure.width(piece.text, style);
        page.texts.push_back(
            {{left, box.top(), width, box.height()},
             piece.text,
             style,
             piece.isFigure || pieces.size() == 1 ? BoardInk::Text : BoardInk::Weak});
        left += width + size * betweenPieces;
    }
}

void ListMaker::addTo(BoardPage& page, const QRectF& box, const QString& text, TypeStyle style,
                      BoardInk ink) const {
    if (text.isEmpty())
        return;
    const QString shown = printable(text);
    style.size = m_measure.sizeThatFits(shown, style, box.width() + 0.5, 1);
    page.texts.push_back({box, shown, style, ink, true});
}

void ListMaker::addSwatch(BoardPage& page, const std::optional<Faction>& faction,
                          const QPointF& at) const {
    if (faction)
        page.swatches.push_back({swatchBox(at, m_size), *faction});
}

} // namespace mentat
