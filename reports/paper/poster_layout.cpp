#include "reports/paper/block_strips.h"

#include <algorithm>

namespace mentat {
namespace {

constexpr int smallestLetters = 14;
constexpr int largestLetters = 40;
constexpr int mostPosterColumns = 3;
// Of the size of all: what a longer name is written in, one in four; and one far longer.
constexpr double readableShare = 0.8;
constexpr double leastShare = 0.65;

/// In letters of size 1.
struct LineWidths {
    double label;
    double value;
    double labelWord; // the longest
    double valueWord;
};

struct Group {
    const PosterGroup& group;
    double headingWord; // the longest
    std::vector<LineWidths> lines;
};

/// One try: so many columns, such letters.
struct PosterFit {
    int columns;
    double size;
    double columnWidth;
    double labelWidth; // the values begin beside it

    [[nodiscard]] double betweenColumns() const { return size * 1.4; }
    [[nodiscard]] double line() const { return lineHeight(size) * 1.12; }
    [[nodiscard]] double gap() const { return size * 0.7; }    // between groups
    [[nodiscard]] double gutter() const { return size * 0.6; } // label to value
    [[nodiscard]] double headingSize() const { return size * 1.15; }
};

class PosterMaker {
public:
    PosterMaker(const Poster& poster, const Measures& measures) : m_measures(measures) {
        const TypeStyle plain{.size = 1};
        const TypeStyle bold{.size = 1, .isBold = true};
        for (const PosterGroup& group : poster.groups) {
            Group measured{group, measures.text.longestWord(printable(group.heading), bold), {}};
            for (const Fact& fact : group.lines) {
                const QString value = printable(fact.value);
                const QString label = printable(fact.label);
                measured.lines.push_back({measures.text.width(label, plain),
                                          measures.text.width(value, plain),
                                          measures.text.longestWord(label, plain),
                                          measures.text.longestWord(value, plain)});
                m_label = std::max(m_label, measured.lines.back().label);
                m_value = std::max(m_value, measured.lines.back().value);
            }
            m_groups.push_back(std::move(measured));
        }
    }

    [[nodiscard]] std::vector<PosterPage> pages(double first, double further) const {
        for (int halves = 2 * largestLetters; halves >= 2 * smallestLetters; --halves) {
            const double size = halves / 2.0;
            for (int columns = 1; columns <= mostPosterColumns; ++columns) {
                const PosterFit setting = settingOf(columns, size);
                if (fewAreBroken(setting) && columnsTaken(setting, first) <= columns)
                    return placed(setting, evenHeight(setting, first), further);
            }
        }
        return placed(fewestPages(first), first, further);
    }

private:
    [[nodiscard]] PosterFit settingOf(int columns, double size) const {
        PosterFit setting{.columns = columns, .size = size, .columnWidth = 0, .labelWidth = 0};
        setting.columnWidth
            = (m_measures.width - setting.betweenColumns() * (columns - 1)) / columns;
        // The shorter side gets its room, the longer one what is left: a seat's number before a
        // name, a table after one.
        const double room = setting.columnWidth - setting.gutter();
        const double label = m_label * size + 0.5;
        const double value = m_value * size + 0.5;
        if (label + value <= room)
            setting.labelWidth = label;
        else if (m_label <= m_value)
            setting.labelWidth = std::min(label, room / 2);
        else
            setting.labelWidth = room - std::min(value, room / 2);
        return setting;
    }

    [[nodiscard]] double valueWidth(const PosterFit& setting) const {
        return setting.columnWidth - setting.labelWidth - setting.gutter();
    }

    /// A few long names may be smaller or take two lines, for all others' sake; no word is broken.
    [[nodiscard]] bool fewAreBroken(const PosterFit& setting) const {
        size_t broken = 0;
        size_t smaller = 0;
        size_t lines = 0;
        const double value = valueWidth(setting);
        for (const Group& group : m_groups) {
            if (group.headingWord * setting.headingSize() > setting.columnWidth)
                return false;
            for (const LineWidths& line : group.lines) {
                const double shrunk = setting.size * leastShare;
                if (line.labelWord * shrunk > setting.labelWidth || line.valueWord * shrunk > value)
                    return false;
                ++lines;
                const double readable = setting.size * readableShare;
                if (line.label * readable > setting.labelWidth || line.value * readable > value)
                    ++broken;
                else if (line.label * setting.size > setting.labelWidth
                         || line.value * setting.size > value)
                    ++smaller;
            }
        }
        return broken * 12 <= lines && (broken + smaller) * 4 <= lines;
    }

    /// What stands in one of the two columns of a group, in its letters.
    struct Entry {
        double size;
        QStringList lines;
    };
    [[nodiscard]] Entry entry(const QString& text, double needed, double width,
                              const PosterFit& setting) const {
        const QString shown = printable(text);
        if (needed * setting.size <= width)
            return {setting.size, {shown}};
        const double size = std::max(setting.size * leastShare, width / needed * 0.995);
        if (needed * size <= width)
            return {size, {shown}};
        return {size, m_measures.text.lines(shown, {.size = size}, width)};
    }
    struct Entries {
        Entry label;
        Entry value;
        [[nodiscard]] qsizetype lines() const {
            return std::max(label.lines.size(), value.lines.size());
        }
        /// Of one of several lines, which stand close together.
        [[nodiscard]] double lineHeight() const {
            return mentat::lineHeight(std::max(label.lines.size() > 1 ? label.size : 0,
                                               value.lines.size() > 1 ? value.size : 0));
        }
        [[nodiscard]] double height(const PosterFit& setting) const {
            return std::max(setting.line(), static_cast<double>(lines()) * lineHeight()
                                                + setting.line()
                                                - mentat::lineHeight(setting.size));
        }
    };
    [[nodiscard]] Entries entries(const Fact& fact, const LineWidths& widths,
                                  const PosterFit& setting) const {
        return {entry(fact.label, widths.label, setting.labelWidth, setting),
                entry(fact.value, widths.value, valueWidth(setting), setting)};
    }

    [[nodiscard]] QStringList headingLines(const Group& group, const PosterFit& setting) const {
        if (group.group.heading.isEmpty())
            return {};
        return m_measures.text.lines(printable(group.group.heading),
                                     {.size = setting.headingSize(), .isBold = true},
                                     setting.columnWidth + 0.5);
    }

    [[nodiscard]] double heightOf(const Group& group, const PosterFit& setting) const {
        double height = static_cast<double>(headingLines(group, setting).size())
                        * lineHeight(setting.headingSize());
        if (height > 0)
            height += setting.size * 0.25;
        for (size_t i = 0; i < group.lines.size(); ++i)
            height += entries(group.group.lines[i], group.lines[i], setting).height(setting);
        return height;
    }

    [[nodiscard]] int columnsTaken(const PosterFit& setting, double height) const {
        int columns = 1;
        double y = 0;
        for (const Group& group : m_groups) {
            const double needed = heightOf(group, setting);
            if (needed > height)
                return mostPosterColumns + 1;
            if (y > 0 && y + setting.gap() + needed > height) {
                ++columns;
                y = 0;
            }
            y += (y > 0 ? setting.gap() : 0) + needed;
        }
        return columns;
    }

    /// The least height, to a line, in which all columns together hold everything: they end alike.
    [[nodiscard]] double evenHeight(const PosterFit& setting, double height) const {
        while (columnsTaken(setting, height - setting.line()) <= setting.columns)
            height -= setting.line();
        return height;
    }

    [[nodiscard]] PosterFit fewestPages(double height) const {
        // Where names are long, fewer columns break fewer of them.
        for (int columns = mostPosterColumns; columns > 1; --columns) {
            const PosterFit setting = settingOf(columns, smallestLetters);
            if (fewAreBroken(setting) && columnsTaken(setting, height) <= mostPosterColumns * 40)
                return setting;
        }
        return settingOf(1, smallestLetters);
    }

    [[nodiscard]] std::vector<PosterPage> placed(const PosterFit& setting, double first,
                                                 double further) const;
    static void addEntry(PosterPage& page, const Entry& entry, qsizetype line, QRectF box) {
        std::ranges::move(placedLines({entry.lines.value(line)}, {.size = entry.size}, box),
                          std::back_inserter(page));
    }
    /// How far a single smaller line is lowered, so that it stands on the line of the others.
    static double lowered(const Entries& both, const Entry& entry, const PosterFit& setting) {
        return both.lines() > 1 ? 0 : baseline(setting.size) - baseline(entry.size);
    }
    void addHeading(PosterPage& page, const Group& group, const PosterFit& setting, double x,
                    double& y) const;

    const Measures& m_measures;
    std::vector<Group> m_groups;
    double m_label = 0;
    double m_value = 0;
};

/// Where the next line goes.
struct PosterPlace {
    std::vector<PosterPage>& pages;
    int columns;
    double first;
    double further;
    int column = 0;
    double y = 0;

    [[nodiscard]] double height() const { return pages.size() == 1 ? first : further; }
    void nextColumn() {
        y = 0;
        if (++column == columns) {
            column = 0;
            pages.emplace_back();
        }
    }
};

void PosterMaker::addHeading(PosterPage& page, const Group& group, const PosterFit& setting,
                             double x, double& y) const {
    const TypeStyle style{.size = setting.headingSize(), .isBold = true};
    const QStringList lines = headingLines(group, setting);
    if (lines.isEmpty())
        return;
    std::ranges::move(placedLines(lines, style, QRectF(x, y, setting.columnWidth + 0.5, 0)),
                      std::back_inserter(page));
    y += static_cast<double>(lines.size()) * lineHeight(style.size);
    page.emplace_back(PlacedLine{
        .from = {x, y}, .to = {x + setting.columnWidth, y}, .width = 0.75, .darkness = 0.6});
    y += setting.size * 0.25;
}

std::vector<PosterPage> PosterMaker::placed(const PosterFit& setting, double first,
                                            double further) const {
    std::vector<PosterPage> pages(1);
    PosterPlace place{pages, setting.columns, first, further};
    const double columnStep = setting.columnWidth + setting.betweenColumns();
    for (const Group& group : m_groups) {
        const double needed = heightOf(group, setting);
        if (place.y > 0 && place.y + setting.gap() + needed > place.height())
            place.nextColumn();
        else if (place.y > 0)
            place.y += setting.gap();
        if (place.pages.size() == 1 && needed > first && needed <= further) {
            place.column = setting.columns - 1;
            place.nextColumn();
        }
        const auto left = [&] { return m_measures.left + place.column * columnStep; };
        addHeading(pages.back(), group, setting, left(), place.y);
        for (size_t i = 0; i < group.lines.size(); ++i) {
            const Entries both = entries(group.group.lines[i], group.lines[i], setting);
            // A group higher than a page goes on in the next column, between two lines.
            double below = both.height(setting);
            for (qsizetype line = 0; line < both.lines(); ++line) {
                const bool isLast = line + 1 == both.lines();
                const double step = isLast ? below : both.lineHeight();
                if (place.y + step > place.height() + 0.01)
                    place.nextColumn();
                const QRectF label(left(), place.y, setting.labelWidth, 0);
                const QRectF value(left() + setting.labelWidth + setting.gutter(), place.y,
                                   valueWidth(setting), 0);
                addEntry(pages.back(), both.label, line,
                         label.translated(0, lowered(both, both.label, setting)));
                addEntry(pages.back(), both.value, line,
                         value.translated(0, lowered(both, both.value, setting)));
                place.y += step;
                below -= step;
            }
        }
    }
    return pages;
}

} // namespace

std::vector<PosterPage> pagesOf(const Poster& poster, const Measures& measures, double first,
                                double further) {
    if (poster.groups.empty())
        return {};
    return PosterMaker(poster, measures).pages(first, further);
}

} // namespace mentat
