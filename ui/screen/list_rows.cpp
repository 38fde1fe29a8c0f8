#include "ui/screen/list_maker.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

using namespace list_measure;

std::vector<ListPiece> piecesOf(const QString& text) {
    std::vector<ListPiece> pieces;
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
    for (const ListPiece& piece : piecesOf(printable(text)))
        width += (width > 0 ? betweenPieces : 0)
                 + m_measure.width(piece.text, lineStyle(1, piece.isFigure));
    return width;
}

double ListMaker::headingWidth(const ScreenGroup& group) const {
    return m_columnWidth - (group.side ? m_size * swatchRoom : 0)
           - (group.after.isEmpty() ? 0 : m_headAfterWidth);
}

int ListMaker::rowsOf(size_t from, size_t to) const {
    return from < to ? m_rowsTo[to] - m_rowsTo[from] - m_lines[from].gap : 0;
}

QStringList ListMaker::bandLines() const {
    const QString& band = m_groups[1].band;
    return band.isEmpty()
               ? QStringList()
               : m_measure.lines(printable(band), bandStyle(), m_room.body.width() - m_room.least);
}

double ListMaker::bandHeight() const {
    return static_cast<double>(bandLines().size()) * bandLine() + 2 * bandGap * m_size;
}

BoardPage ListMaker::placedPage(size_t from, size_t to) {
    BoardPage page;
    double top = m_room.body.top();
    if (m_pinned > 0) {
        placeColumns(page, 0, columnEnds(0, m_pinned, m_pinnedRows, true), top);
        top += m_pinnedRows * m_pitch;
        placeBand(page, top);
        top += bandHeight();
    }
    placeColumns(page, from, columnEnds(from, to, m_rows, false), top);
    return page;
}

void ListMaker::placeBand(BoardPage& page, double top) const {
    const QStringList lines = bandLines();
    const TypeStyle style = bandStyle();
    double y = top + bandGap * m_size;
    if (!lines.isEmpty())
        page.bands.emplace_back(m_room.body.left(), y, m_room.body.width(),
                                bandLine() * static_cast<double>(lines.size()));
    for (const QString& line : lines) {
        page.texts.push_back(
            {{m_room.body.left() + m_room.least / 2, y + (bandLine() - lineHeight(style.size)) / 2,
              m_room.body.width() - m_room.least, lineHeight(style.size)},
             line,
             style,
             BoardInk::OnBand});
        y += bandLine();
    }
}

void ListMaker::placeColumns(BoardPage& page, size_t from, const std::vector<size_t>& ends,
                             double top) const {
    double x = m_room.body.left();
    for (const size_t end : ends) {
        int row = 0;
        for (size_t i = from; i < end; ++i) {
            const BrokenListLine& line = m_lines[i];
            row += i == from ? 0 : line.gap;
            const QPointF at(x, top + row * m_pitch);
            const auto rows = static_cast<double>(line.texts.size());
            const double air = rows * (m_pitch - lineHeight(m_size)) / 2;
            placeRule(page, line, at, i == from);
            if (line.line)
                placeLine(page, line, at + QPointF(0, air));
            else
                placeHeading(page, line, at + QPointF(0, air));
            row += static_cast<int>(line.texts.size());
        }
        from = end;
        x += m_columnWidth + m_size * columnGap;
    }
}

/// A strong rule between parts, a faint one between lines; none between the board's title and a
/// list without headings.
void ListMaker::placeRule(BoardPage& page, const BrokenListLine& line, const QPointF& at,
                          bool isFirst) const {
    const QLineF rule(at, at + QPointF(m_columnWidth, 0));
    if (line.line && line.line->beginsPart && !isFirst)
        page.cuts.push_back(rule);
    else if (line.beginsGroup && (m_hasHeadings || !isFirst))
        page.strongRules.push_back(rule);
    else if (!isFirst)
        page.rules.push_back(rule);
}

void ListMaker::placeLine(BoardPage& page, const BrokenListLine& broken, const QPointF& at) const {
    const ScreenLine& line = *broken.line;
    const double height = lineHeight(m_size);
    const double gutter = m_size * besideText;
    if (m_beforeWidth > 0)
        addTo(page, {at.x(), at.y(), m_beforeWidth - gutter, height}, line.before,
              lineStyle(m_size), BoardInk::Weak);
    const double x = at.x() + m_beforeWidth;
    addSwatch(page, line.side, {x, at.y()});
    placePieces(
        page,
        {at.x() + m_columnWidth - m_afterWidth + gutter, at.y(), m_afterWidth - gutter, height},
        line.after);
    double y = at.y();
    for (const QString& text : broken.texts) {
        const double width = m_measure.width(text, lineStyle(m_size));
        page.texts.push_back({.box = {x + m_swatch, y, m_textWidth, height},
                              .text = text,
                              .style = lineStyle(m_size),
                              .stretch = width > m_textWidth ? m_textWidth / width : 1});
        y += height;
    }
}

void ListMaker::placeHeading(BoardPage& page, const BrokenListLine& broken,
                             const QPointF& at) const {
    const ScreenGroup& group = *broken.group;
    const TypeStyle style = headingStyle();
    const double height = lineHeight(m_size);
    const double width = headingWidth(group);
    addSwatch(page, group.side, at);
    const double x = at.x() + (group.side ? m_size * swatchRoom : 0);
    double y = at.y();
    // For all lines of the entry: a line of words alone must not be bolder than the others.
    const bool hasFigures = std::ranges::any_of(
        broken.texts, [](const QString& text) { return piecesOf(text).size() > 1; });
    for (const QString& text : broken.texts) {
        double left = x;
        for (const ListPiece& piece : piecesOf(text)) {
            const bool isStrong = piece.isFigure || !hasFigures;
            const TypeStyle own = lineStyle(style.size, isStrong);
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
    // Shrinks only long texts from documents.
    const double size = std::min(m_size, box.width() / whole);
    const auto pieces = piecesOf(printable(text));
    double left = box.right() - whole * size;
    for (const ListPiece& piece : pieces) {
        const TypeStyle style = lineStyle(size, piece.isFigure);
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

void ListMaker::addSwatch(BoardPage& page, const std::optional<Side>& side,
                          const QPointF& at) const {
    if (side)
        page.swatches.push_back({swatchBox(at, m_size), *side});
}

} // namespace mentat
