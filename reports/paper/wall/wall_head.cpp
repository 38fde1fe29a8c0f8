#include "reports/paper/wall/wall_head.h"

#include "reports/paper/wall/wall_sheet.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr TypeStyle besideStyle = narrow(WallLetters::detail);
constexpr double besideTitle = 18;
constexpr double leastTitle = 24;
constexpr double thickLine = 3;
constexpr double aboveLine = 5;
constexpr Darkness purposeDarkness = 0.75;
/// What heads a sheet on the wall leaves room for the list.
constexpr qsizetype longestNote = 600;

} // namespace

WallHead::WallHead(const ReportDocument& document, const TextMeasure& text, const QRectF& inner)
    : m_text(text)
    , m_inner(inner)
    , m_titleStyle(narrow(WallLetters::title, true)) {
    const auto& blocks = document.blocks;
    const auto* heading = blocks.empty() ? nullptr : std::get_if<Heading>(&blocks.front());
    if (!heading || heading->level != 1)
        return;
    const QString title = printable(heading->text);
    m_titleStyle.size = text.sizeThatFits(title, m_titleStyle, inner.width(), leastTitle);
    m_title = text.lines(title, m_titleStyle, inner.width());
    m_blocks = 1;
    for (QString* said : {&m_detail, &m_purpose}) {
        const auto* note
            = m_blocks < blocks.size() ? std::get_if<Paragraph>(&blocks[m_blocks]) : nullptr;
        if (!note || !note->isNote)
            return;
        *said = printableStart(note->text, longestNote);
        ++m_blocks;
    }
}

bool WallHead::isOneLine() const {
    if (m_title.size() > 1)
        return false;
    double width = m_text.width(m_title.first(), m_titleStyle);
    for (const QString& said : {m_detail, m_purpose})
        width += said.isEmpty() ? 0 : besideTitle + m_text.width(said, besideStyle);
    return width <= m_inner.width();
}

QStringList WallHead::lines(const QString& text, double width) const {
    return text.isEmpty() ? QStringList() : m_text.lines(text, besideStyle, width);
}

double WallHead::height() const {
    if (m_title.isEmpty())
        return 0;
    const double title = static_cast<double>(m_title.size()) * lineHeight(m_titleStyle.size);
    const auto below = isOneLine() ? 0
                                   : lines(m_detail, m_inner.width()).size()
                                         + lines(m_purpose, m_inner.width()).size();
    return title + static_cast<double>(below) * lineHeight(besideStyle.size) + aboveLine
           + thickLine;
}

void WallHead::addTo(PlacedPage& page, bool isFirst) const {
    if (m_title.isEmpty())
        return;
    std::vector<PlacedItem> said;
    // On further pages it says again what was said.
    const auto add = [&](std::vector<PlacedItem> items, TextRole role = TextRole::Text) {
        for (PlacedItem& item : items)
            std::get<PlacedText>(item).role = isFirst ? role : TextRole::Decoration;
        std::ranges::move(items, std::back_inserter(said));
    };
    add(placedLines(m_title, m_titleStyle, m_inner), TextRole::Heading1);
    if (isOneLine()) {
        const double y = m_inner.top() + baseline(m_titleStyle.size) - baseline(besideStyle.size);
        const double x = m_text.width(m_title.first(), m_titleStyle) + besideTitle;
        const QRectF beside(m_inner.left() + x, y, m_inner.width() - x, 0);
        add(placedLines({m_detail}, besideStyle, beside));
        add(placedLines({m_purpose}, besideStyle, beside, Align::End, purposeDarkness));
    } else {
        QRectF below = m_inner;
        below.setTop(m_inner.top()
                     + static_cast<double>(m_title.size()) * lineHeight(m_titleStyle.size));
        const QStringList details = lines(m_detail, m_inner.width());
        add(placedLines(details, besideStyle, below));
        below.setTop(below.top()
                     + static_cast<double>(details.size()) * lineHeight(besideStyle.size));
        add(placedLines(lines(m_purpose, m_inner.width()), besideStyle, below, Align::Start,
                        purposeDarkness));
    }
    const double y = m_inner.top() + height() - thickLine / 2;
    said.emplace_back(
        PlacedLine{.from = {m_inner.left(), y}, .to = {m_inner.right(), y}, .width = thickLine});
    // Read before all that stands below it.
    page.items.insert(page.items.begin(), std::make_move_iterator(said.begin()),
                      std::make_move_iterator(said.end()));
}

} // namespace mentat
