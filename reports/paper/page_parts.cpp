#include "reports/paper/page_parts.h"

#include "reports/paper/letters.h"
#include "reports/text_measure.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const PlacedText& textAt(const std::vector<PlacedPage>& pages, const PartPiece& piece) {
    return std::get<PlacedText>(pages[piece.page].items[piece.item]);
}

/// Groups items into parts, in order.
class PartReader {
public:
    void read(const PlacedText& text, const PartPiece& at) {
        if (text.role == TextRole::Decoration || text.text.trimmed().isEmpty())
            return;
        const bool goesOn = text.joint != Joint::None && !m_parts.empty()
                            && !m_parts.back().isFigure && m_parts.back().role == text.role;
        if (!goesOn) {
            m_parts.push_back({.role = text.role, .text = text.text, .top = text.box.top()});
        } else {
            if (text.joint != Joint::InWord)
                m_parts.back().text += u' ';
            m_parts.back().text += text.text;
        }
        m_parts.back().pieces.push_back(at);
    }

    void read(const PlacedFigure& figure, const PartPiece& at) {
        const FigureWords& words = figure.drawing->words;
        QStringList said{words.title, words.sentence};
        said.removeAll(QString());
        m_parts.push_back({.isFigure = true, .text = said.join(u". "_s), .top = figure.box.top()});
        m_parts.back().pieces.push_back(at);
    }

    void read(const PlacedLine&, const PartPiece&) {}
    void read(const PlacedBox&, const PartPiece&) {}
    void read(const PlacedLogo&, const PartPiece&) {} // adds nothing to the text
    void read(const PlacedMark&, const PartPiece&) {}

    [[nodiscard]] std::vector<PagePart> taken() { return std::move(m_parts); }

private:
    std::vector<PagePart> m_parts;
};

/// A line's position in its part's text.
struct LinePosition {
    PartPiece at;
    qsizetype from; // in the part's text
    qsizetype to;
    Joint joint;
};

std::vector<LinePosition> linesOf(const PagePart& part, const std::vector<PlacedPage>& pages) {
    std::vector<LinePosition> lines;
    qsizetype from = 0;
    for (const PartPiece& piece : part.pieces) {
        const PlacedText& text = textAt(pages, piece);
        if (!lines.empty() && text.joint != Joint::InWord)
            ++from;
        lines.push_back({piece, from, from + text.text.size(), text.joint});
        from += text.text.size();
    }
    return lines;
}

/// A line may end inside a URL, and possibly with a blank.
bool mayGoOn(const QString& address, qsizetype end, const std::vector<LinePosition>& lines) {
    constexpr QStringView breaksAfter = u"/-?&=";
    for (size_t i = 0; i + 1 < lines.size(); ++i) {
        if (lines[i].to == end)
            return breaksAfter.contains(address.back()) && lines[i + 1].joint == Joint::Space;
    }
    return false;
}

QRectF boxWithin(const PlacedText& text, qsizetype from, qsizetype to, const TextMeasure& measure) {
    double left = text.box.left();
    const double over = text.box.width() - measure.width(text.text, text.style);
    if (text.align != Align::Start)
        left += text.align == Align::Center ? over / 2 : over;
    left += measure.width(text.text.left(from), text.style);
    return {left, text.box.top(), measure.width(text.text.mid(from, to - from), text.style),
            lineHeight(text.style.size)};
}

} // namespace

std::vector<PagePart> partsOf(const std::vector<PlacedPage>& pages) {
    PartReader reader;
    for (size_t page = 0; page < pages.size(); ++page) {
        for (size_t item = 0; item < pages[page].items.size(); ++item)
            std::visit(
                [&](const auto& one) {
                    reader.read(one, PartPiece{page, item});
                },
                pages[page].items[item]);
    }
    return reader.taken();
}

std::vector<PagePart> joinedByPage(const std::vector<PagePart>& parts) {
    const auto isPlain
        = [](const PagePart& part) { return !part.isFigure && part.role == TextRole::Text; };
    std::vector<PagePart> joined;
    for (const PagePart& part : parts) {
        if (joined.empty() || !isPlain(part) || !isPlain(joined.back())
            || joined.back().pieces.front().page != part.pieces.front().page) {
            joined.push_back(part);
            continue;
        }
        joined.back().text += u'\n' + part.text;
        std::ranges::copy(part.pieces, std::back_inserter(joined.back().pieces));
    }
    return joined;
}

int headingLevel(const PagePart& part) {
    switch (part.role) {
    case TextRole::Heading1: return 1;
    case TextRole::Heading2: return 2;
    case TextRole::Heading3: return 3;
    case TextRole::Text:
    case TextRole::Reference:
    case TextRole::Decoration: break;
    }
    return 0;
}

std::vector<WebLink> webLinksOf(const std::vector<PagePart>& parts,
                                const std::vector<PlacedPage>& pages) {
    // Punctuation after a sentence and closing brackets do not belong to the URL.
    static const QRegularExpression address(uR"(\bhttps?://[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]}])"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const TextMeasure measure;
    std::vector<WebLink> links;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].isFigure || !parts[i].text.contains("://"_L1))
            continue;
        const std::vector<LinePosition> lines = linesOf(parts[i], pages);
        for (const QRegularExpressionMatch& match : address.globalMatch(parts[i].text)) {
            if (mayGoOn(match.captured(), match.capturedEnd(), lines))
                continue;
            for (const LinePosition& line : lines) {
                const PlacedText& text = textAt(pages, line.at);
                const qsizetype from = std::max(match.capturedStart(), line.from);
                const qsizetype to = std::min(match.capturedEnd(), line.to);
                if (from < to && !text.isBroken)
                    links.push_back({i, line.at.page,
                                     boxWithin(text, from - line.from, to - line.from, measure),
                                     match.captured()});
            }
        }
    }
    return links;
}

namespace {

constexpr size_t fewestEntries = 3;
constexpr size_t maxEntries = 30;
constexpr TypeStyle entryStyle{.size = PageLetters::body};
constexpr TypeStyle titleStyle{.size = PageLetters::body, .isBold = true};
constexpr double roomForNumber = 34;
constexpr double roomForDots = 24;

Strip stripOf(const ContentsList::Entry& entry, const Measures& measures) {
    const double width = measures.width - roomForNumber - roomForDots;
    const QStringList lines = measures.text.lines(printable(entry.heading), entryStyle, width);
    const double line = lineHeight(entryStyle.size);
    const double height = static_cast<double>(lines.size()) * line;
    Strip strip{.gap = 2,
                .height = height,
                .items
                = placedLines(lines, entryStyle, QRectF(measures.left, 0, measures.width, height)),
                .keepsWithNext = true};
    const double right = measures.left + measures.width;
    const double y = height - line;
    PlacedText number{.box = {right - roomForNumber, y, roomForNumber, line},
                      .text = entry.page,
                      .style = entryStyle,
                      .align = Align::End,
                      .joint = Joint::Space};
    strip.items.emplace_back(std::move(number));
    for (PlacedItem& item : strip.items)
        std::get<PlacedText>(item).role = TextRole::Reference;
    std::ranges::move(leaderDots(measures.left + measures.text.width(lines.back(), entryStyle) + 5,
                                 right - measures.text.width(entry.page, entryStyle) - 4,
                                 y + baseline(entryStyle.size)),
                      std::back_inserter(strip.items));
    return strip;
}

} // namespace

/// Forms repeat the same headings for each person: a list of them is useless.
static bool saysTheSameAgain(const ContentsList& contents) {
    std::set<QString> different;
    for (const ContentsList::Entry& entry : contents.entries)
        different.insert(entry.heading);
    return different.size() * 2 <= contents.entries.size();
}

ContentsList contentsOf(const std::vector<PageFlow::FlowedPage>& pages, const Language& language) {
    if (pages.size() <= maxPagesWithoutContents)
        return {};
    Phrase title = Phrase("Paper", "Contents");
    ContentsList contents{.title = say(language, title)};
    std::vector<PlacedPage> placed;
    std::ranges::transform(pages, std::back_inserter(placed), &PageFlow::FlowedPage::page);
    for (const PagePart& part : partsOf(placed)) {
        const auto page = static_cast<qint64>(part.pieces.front().page) + 1;
        if (part.role == TextRole::Heading2)
            contents.entries.push_back({part.text, language.number(page)});
    }
    if (contents.entries.size() < fewestEntries || contents.entries.size() > maxEntries
        || saysTheSameAgain(contents))
        return {};
    return contents;
}

std::vector<Strip> stripsOf(const ContentsList& contents, const Measures& measures) {
    const double height = lineHeight(titleStyle.size);
    std::vector<Strip> strips{{.gap = 6,
                               .height = height,
                               .items = placedLines({contents.title}, titleStyle,
                                                    QRectF(measures.left, 0, measures.width, 0)),
                               .keepsWithNext = true}};
    for (const ContentsList::Entry& entry : contents.entries)
        strips.push_back(stripOf(entry, measures));
    strips.back().keepsWithNext = false;
    strips.back().height += 4;
    return strips;
}

} // namespace mentat
