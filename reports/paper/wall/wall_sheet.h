#pragma once

#include "reports/paper/block_strips.h"
#include "reports/paper/letters.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

#include <optional>

namespace mentat {

/// The column layout of a wall sheet.
struct WallColumns {
    static constexpr int most = 3;
    static constexpr double between = 28; // in points
    /// One name in this many may wrap so that all others can be larger.
    static constexpr int oneBrokenIn = 12;
    /// The least gain in letter size that justifies wrapping.
    static constexpr double worthBreaking = 1.2;
};
/// The distance in meters from which capitals and figures of that size are readable.
[[nodiscard]] double readableFrom(double size);

/// An attempt to set a list: the letter size, and the number of pages.
struct WallTry {
    int columns = 1;
    double size = WallLetters::minNames;
    double width = 0; // of a column
    int pages = 0;
    bool isWhole = true; // no name is wrapped

    /// Fewer pages, or letters larger by at least what wrapped names cost.
    [[nodiscard]] bool isBetterThan(const WallTry& other) const {
        if (pages != other.pages)
            return pages < other.pages;
        return !other.isWhole && isWhole && size * WallColumns::worthBreaking >= other.size;
    }
};

/// The best attempt, starting with the largest letters and the fewest columns. fitOf: the attempt
/// with this number of columns and letter size; nullopt if something does not fit.
template <class Fit, class FitOf>
[[nodiscard]] std::optional<Fit> bestTry(FitOf fitOf) {
    std::optional<Fit> best;
    constexpr double step = 0.5;
    constexpr int smaller = int((WallLetters::maxNames - WallLetters::minNames) / step);
    for (int i = 0; i <= smaller; ++i) {
        const double size = WallLetters::maxNames - i * step;
        for (int columns = 1; columns <= WallColumns::most; ++columns) {
            std::optional<Fit> fit = fitOf(columns, size);
            if (fit && (!best || fit->isBetterThan(*best)))
                best = std::move(fit);
        }
    }
    return best;
}

/// The items on a page of a wall list; y counts from the beginning of the list on that page.
using WallPage = std::vector<PlacedItem>;

/// The rows in one to three columns, on as few pages as possible and in the largest letters for
/// that number: one size for all names; a few may take two lines. Distributes the rest of the page
/// between the rows. Omits optional columns and remarks; a part's first row has a band across.
/// first: the room on the first page, further: on the others. nullopt if a row is higher than a
/// page.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const ReportTable& table, const Measures& measures, double first, double further);

/// The same for groups, in fields of equal size, row by row.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const Poster& poster, const Measures& measures, double first, double further);

/// The top of a text of one or more lines that centers its capitals vertically.
[[nodiscard]] double topInMiddle(double middle, double size, qsizetype lines);

/// The head of every page of a wall sheet: its heading in large letters, time and place beside it,
/// its purpose on the right; a thick line below. Made from the document's leading heading and up to
/// two notes.
class WallHead {
public:
    /// Keeps the measure.
    WallHead(const ReportDocument& document, const TextMeasure& text, const QRectF& inner);

    /// The number of the document's blocks that it covers.
    [[nodiscard]] size_t blocks() const { return m_blocks; }
    [[nodiscard]] double height() const;
    void addTo(PlacedPage& page, bool isFirst) const;

private:
    [[nodiscard]] bool isOneLine() const;
    [[nodiscard]] QStringList lines(const QString& text, double width) const;

    const TextMeasure& m_text;
    QRectF m_inner; // within the margins
    size_t m_blocks = 0;
    TypeStyle m_titleStyle;
    QStringList m_title;
    QString m_detail;
    QString m_purpose;
};

} // namespace mentat
