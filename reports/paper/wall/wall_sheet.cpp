#include "reports/paper/wall/wall_sheet.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mentat {

double readableFrom(double size) {
    constexpr double millimetresPerPoint = 25.4 / 72;
    const double arc = std::tan(5.0 / 60 * std::numbers::pi / 180);
    return capitals(size) * millimetresPerPoint / 1000 / arc;
}

double topInMiddle(double middle, double size, qsizetype lines) {
    const double above = baseline(size) - capitals(size); // of the first line's capitals
    const double height = static_cast<double>(std::max<qsizetype>(lines, 1) - 1) * lineHeight(size)
                          + capitals(size);
    return middle - height / 2 - above;
}

namespace {

constexpr TypeStyle besideStyle = narrow(WallLetters::detail);
constexpr double besideTitle = 18;
constexpr double minTitle = 24;
constexpr double thickLine = 3;
constexpr double aboveLine = 5;
constexpr Darkness purposeDarkness = 0.75;
/// The head of a wall sheet must leave room for the list.
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
    m_titleStyle.size = text.sizeThatFits(title, m_titleStyle, inner.width(), minTitle);
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
    // Further pages repeat the head for the eye only.
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
    // Screen readers read it before everything below.
    page.items.insert(page.items.begin(), std::make_move_iterator(said.begin()),
                      std::make_move_iterator(said.end()));
}

namespace {

constexpr double belowHeading = 6;

/// Groups in fields side by side.
struct FieldFit : WallTry {
    double label = 0;           // a seat number before a name
    std::vector<double> rows{}; // the height of the fullest field in each row
};

class WallGroups {
public:
    WallGroups(const Poster& poster, const Measures& measures)
        : m_poster(poster)
        , m_measures(measures) {
        for (const PosterGroup& group : poster.groups) {
            m_headings = m_headings || !group.heading.isEmpty();
            for (const Fact& fact : group.lines)
                m_label = std::max(m_label, measures.text.width(printable(fact.label), narrow(1)));
        }
    }

    [[nodiscard]] std::optional<std::vector<WallPage>> pages(double first, double further) const {
        const auto best = bestTry<FieldFit>(
            [&](int columns, double size) { return fitOf(columns, size, first, further); });
        if (!best)
            return std::nullopt;
        return placed(*best, first, further);
    }

private:
    [[nodiscard]] static double gutter(double size) { return size * 0.6; }
    [[nodiscard]] static double betweenRows(double size) { return size * 0.5; }
    [[nodiscard]] double nameWidth(const FieldFit& fit) const {
        return fit.width - fit.label - gutter(fit.size);
    }
    [[nodiscard]] QStringList linesOf(const QString& text, double size, double width) const {
        return m_measures.text.lines(printable(text), narrow(size), width + 0.01);
    }
    [[nodiscard]] double heightOfHeading() const {
        return m_headings ? capitals(WallLetters::figure) + belowHeading : 0;
    }
    [[nodiscard]] bool hasRoomForHeading(const PosterGroup& group, double width) const {
        double needed
            = m_measures.text.width(printable(group.heading), narrow(WallLetters::figure, true));
        if (!group.detail.isEmpty())
            needed
                += 10 + m_measures.text.width(printable(group.detail), narrow(WallLetters::detail));
        return needed <= width;
    }

    [[nodiscard]] std::optional<FieldFit> fitOf(int columns, double size, double first,
                                                double further) const {
        FieldFit fit{{.columns = columns, .size = size}};
        fit.width = (m_measures.width - WallColumns::between * (columns - 1)) / columns;
        fit.label = m_label * size + 0.5;
        if (nameWidth(fit) < fit.width * 0.4)
            return std::nullopt;
        size_t lines = 0;
        size_t broken = 0;
        for (size_t i = 0; i < m_poster.groups.size(); ++i) {
            const PosterGroup& group = m_poster.groups[i];
            if (!hasRoomForHeading(group, fit.width))
                return std::nullopt;
            if (i % static_cast<size_t>(columns) == 0)
                fit.rows.push_back(0);
            double height = heightOfHeading();
            for (const Fact& fact : group.lines) {
                const QString name = printable(fact.value);
                if (m_measures.text.longestWord(name, narrow(size)) > nameWidth(fit))
                    return std::nullopt;
                const auto taken = linesOf(name, size, nameWidth(fit)).size();
                ++lines;
                broken += taken > 1 ? 1 : 0;
                height += rowHeight(size, taken);
            }
            fit.rows.back() = std::max(fit.rows.back(), height);
        }
        fit.isWhole = broken == 0;
        fit.pages = static_cast<int>(pageStarts(fit, first, further).size());
        if (broken * WallColumns::oneBrokenIn > lines || fit.pages == 0)
            return std::nullopt;
        return fit;
    }

    [[nodiscard]] static double rowHeight(double size, qsizetype lines) {
        return static_cast<double>(lines - 1) * lineHeight(size) + size * 1.1;
    }
    /// The first row of fields on each page; empty if a row is taller than a page.
    [[nodiscard]] static std::vector<size_t> pageStarts(const FieldFit& fit, double first,
                                                        double further) {
        std::vector<size_t> starts{0};
        double y = 0;
        for (size_t row = 0; row < fit.rows.size(); ++row) {
            const auto room = [&] { return starts.size() == 1 ? first : further; };
            if (y > 0 && y + betweenRows(fit.size) + fit.rows[row] > room()) {
                starts.push_back(row);
                y = 0;
            }
            y += (y > 0 ? betweenRows(fit.size) : 0) + fit.rows[row];
            if (y > room())
                return {};
        }
        return starts;
    }

    [[nodiscard]] std::vector<WallPage> placed(const FieldFit& fit, double first,
                                               double further) const;
    void addHeading(WallPage& page, const PosterGroup& group, const QRectF& field) const;
    void addNames(WallPage& page, const PosterGroup& group, const FieldFit& fit, QRectF field,
                  double extra) const;

    const Poster& m_poster;
    const Measures& m_measures;
    double m_label = 0; // the widest, at font size 1
    bool m_headings = false;
};

void WallGroups::addHeading(WallPage& page, const PosterGroup& group, const QRectF& field) const {
    const double middle = field.top() + capitals(WallLetters::figure) / 2;
    const TypeStyle style = narrow(WallLetters::figure, true);
    std::ranges::move(
        placedLines({printable(group.heading)}, style,
                    {field.left(), topInMiddle(middle, style.size, 1), field.width(), 0}),
        std::back_inserter(page));
    // On the heading's line.
    const double below = middle + capitals(style.size) / 2 - capitals(WallLetters::detail) / 2;
    if (!group.detail.isEmpty())
        std::ranges::move(placedLines({printable(group.detail)}, narrow(WallLetters::detail),
                                      {field.left(), topInMiddle(below, WallLetters::detail, 1),
                                       field.width(), 0},
                                      Align::End),
                          std::back_inserter(page));
    const double y = field.top() + capitals(style.size) + belowHeading * 0.7;
    page.emplace_back(PlacedLine{.from = {field.left(), y}, .to = {field.right(), y}, .width = 1});
}

void WallGroups::addNames(WallPage& page, const PosterGroup& group, const FieldFit& fit,
                          QRectF field, double extra) const {
    double y = field.top() + heightOfHeading();
    for (const Fact& fact : group.lines) {
        const QStringList name = linesOf(fact.value, fit.size, nameWidth(fit));
        const double height = rowHeight(fit.size, name.size()) + extra;
        const double top = topInMiddle(y + height / 2, fit.size, name.size());
        std::vector<PlacedItem> texts
            = placedLines({printable(fact.label)}, narrow(fit.size),
                          {field.left(), top, fit.label, 0}, Align::End, 0.7);
        std::ranges::move(
            placedLines(name, narrow(fit.size),
                        {field.left() + fit.label + gutter(fit.size), top, nameWidth(fit), 0}),
            std::back_inserter(texts));
        joinBeside(texts);
        std::ranges::move(texts, std::back_inserter(page));
        y += height;
    }
}

std::vector<WallPage> WallGroups::placed(const FieldFit& fit, double first, double further) const {
    std::vector<size_t> starts = pageStarts(fit, first, further);
    const size_t pageCount = starts.size();
    starts.push_back(fit.rows.size());
    const double gap = betweenRows(fit.size);
    // The height that the fullest page leaves for each row: it first widens gaps, then separates
    // names.
    double spare = further;
    for (size_t page = 0; page < pageCount; ++page) {
        double used = -gap;
        for (size_t row = starts[page]; row < starts[page + 1]; ++row)
            used += fit.rows[row] + gap;
        const double room = page == 0 ? first : further;
        spare
            = std::min(spare, (room - used) / static_cast<double>(starts[page + 1] - starts[page]));
    }
    const double wider = std::min(spare, 2 * gap);
    size_t fullest = 1;
    for (const PosterGroup& group : m_poster.groups)
        fullest = std::max(fullest, group.lines.size());
    const double extra = std::min((spare - wider) / static_cast<double>(fullest), fit.size * 0.8);

    std::vector<WallPage> pages(pageCount);
    for (size_t page = 0; page < pageCount; ++page) {
        double y = 0;
        for (size_t row = starts[page]; row < starts[page + 1]; ++row) {
            const double height = fit.rows[row] + extra * static_cast<double>(fullest);
            for (int column = 0; column < fit.columns; ++column) {
                const size_t i
                    = row * static_cast<size_t>(fit.columns) + static_cast<size_t>(column);
                if (i >= m_poster.groups.size())
                    break;
                const PosterGroup& group = m_poster.groups[i];
                const QRectF box(m_measures.left + column * (fit.width + WallColumns::between), y,
                                 fit.width, height);
                if (!group.heading.isEmpty())
                    addHeading(pages[page], group, box);
                addNames(pages[page], group, fit, box, extra);
            }
            y += height + gap + wider;
        }
    }
    return pages;
}

} // namespace

std::optional<std::vector<WallPage>> wallPagesOf(const Poster& poster, const Measures& measures,
                                                 double first, double further) {
    if (poster.groups.empty())
        return std::vector<WallPage>{};
    return WallGroups(poster, measures).pages(first, further);
}

} // namespace mentat
