#include "reports/text_measure.h"

#include <QFontDatabase>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype maxInBox = 1500;
constexpr double smallestSize = 4; // still readable, with good eyes

bool isUnseen(QChar c) {
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph;
}

QString familyOf(Typeface face) {
    switch (face) {
    case Typeface::Plain: return u"DejaVu Sans"_s;
    case Typeface::Narrow: return u"DejaVu Sans Condensed"_s;
    case Typeface::Serif: return u"Gentium Plus"_s;
    }
    return {};
}

QStringList brokenLines(const QString& text, const QFont& font, double width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return lines;
}

} // namespace

QFont paperFont(const TypeStyle& style) {
    QFont font(familyOf(style.face));
    font.setPixelSize(referenceSize);
    font.setBold(style.isBold);
    font.setItalic(style.isItalic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // The smallest spacing possible: invisible, but it prevents an "fi" ligature, so that names in
    // a PDF can be found.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    // As a percentage: absolute spacing scales with the device's resolution.
    if (style.tracking > 0)
        font.setLetterSpacing(QFont::PercentageSpacing, 100 * (1 + style.tracking));
    return font;
}

QString missingFace() {
    for (const Typeface face : {Typeface::Plain, Typeface::Narrow, Typeface::Serif}) {
        if (!QFontDatabase::hasFamily(familyOf(face)))
            return familyOf(face);
    }
    return {};
}

QString printable(const QString& text) {
    QString shown = text;
    std::replace_if(shown.begin(), shown.end(), isUnseen, u' ');
    return shown;
}

QString printableStart(const QString& text, qsizetype longest) {
    const QString shown = printable(text);
    return shown.size() <= longest ? shown : shown.left(longest - 1) + u'…';
}

const TextMeasure::Measured& TextMeasure::measured(const TypeStyle& style) const {
    const size_t variant = (style.isBold ? 1U : 0U) + (style.isItalic ? 2U : 0U);
    auto& kept = m_fonts[static_cast<size_t>(style.face) * 4 + variant];
    if (!kept) {
        TypeStyle untracked = style;
        untracked.tracking = 0;
        kept = std::make_unique<const Measured>(paperFont(untracked));
    }
    return *kept;
}

double TextMeasure::width(const QString& text, const TypeStyle& style) const {
    const double letters = measured(style).metrics.horizontalAdvance(text) / referenceSize;
    return letters * (1 + style.tracking) * style.size;
}

double TextMeasure::longestWord(const QString& text, const TypeStyle& style) const {
    // Lines also break after hyphens.
    double longest = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool ends = i == text.size() || text[i] == u' ';
        if (!ends && text[i] != u'-')
            continue;
        longest = std::max(longest, width(text.mid(begin, i - begin + (ends ? 0 : 1)), style));
        begin = i + 1;
    }
    return longest;
}

QStringList TextMeasure::lines(const QString& text, const TypeStyle& style, double width) const {
    // Piece by piece: breaking takes quadratic time in a word's length, and a document may have one
    // with a million letters. The last line of a piece continues in the next.
    constexpr qsizetype longestPiece = 1000;
    const double room = width * referenceSize / style.size;
    QStringList lines;
    QString begun;
    for (qsizetype from = 0; from < text.size();) {
        qsizetype end = std::min(from + longestPiece, text.size());
        if (end < text.size() && text[end].isLowSurrogate())
            --end;
        lines += brokenLines(begun + text.mid(from, end - from), measured(style).font, room);
        begun = end < text.size() ? lines.takeLast() : QString();
        from = end;
    }
    for (QString& line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines.isEmpty() ? QStringList{QString()} : lines;
}

double TextMeasure::sizeThatFits(const QString& text, const TypeStyle& style, double width,
                                 double floor) const {
    const double natural = this->width(text, style);
    if (natural <= width)
        return style.size;
    // In quarter points, so that a document uses few sizes.
    return std::max(floor, std::floor(style.size * width / natural * 4) / 4);
}

PlacedText TextMeasure::fitted(const QString& text, const TypeStyle& style, const QRectF& box,
                               double floor, Align align) const {
    // Names and notes may be endless; no box shows more than this at any size.
    PlacedText placed{
        .box = box, .text = printable(text.left(maxInBox)), .style = style, .align = align};
    placed.style.size = sizeThatFits(placed.text, style, box.width(), floor);
    if (width(placed.text, placed.style) <= box.width())
        return placed;
    placed.isBroken = true;
    const auto overflows = [&] {
        const auto count
            = static_cast<double>(lines(placed.text, placed.style, box.width()).size());
        return count * lineHeight(placed.style.size) > box.height();
    };
    while (placed.style.size > smallestSize && overflows())
        placed.style.size -= 0.25;
    return placed;
}

PlacedText fittedLine(const TextMeasure& measure, const QString& text, const TypeStyle& style,
                      const QRectF& room, Align align, Darkness darkness) {
    constexpr double minShare = 0.55; // minimum scale, for a very long name
    PlacedText placed = measure.fitted(printable(text), style, room, style.size * minShare, align);
    if (placed.isBroken) {
        placed.style.size = style.size * minShare;
        const QStringList lines = measure.lines(placed.text, placed.style, room.width());
        placed.text = lines.front();
        if (lines.size() > 1)
            placed.text = placed.text.chopped(std::min<qsizetype>(2, placed.text.size())) + u'…';
        placed.isBroken = false;
    }
    placed.darkness = darkness;
    const double height = lineHeight(placed.style.size);
    placed.box = QRectF(room.left(), room.center().y() - height / 2, room.width(), height);
    return placed;
}

} // namespace mentat
