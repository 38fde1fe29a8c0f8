#pragma once

#include "reports/paper/block_strips.h"
#include "reports/paper/letters.h"
#include "reports/report_document.h"
#include "reports/text_measure.h"

#include <optional>

namespace mentat {

/// How the lists of such a sheet are parted.
struct WallColumns {
    static constexpr int most = 3;
    static constexpr double between = 28; // in points
    /// One name in so many may take a second line for all others' sake.
    static constexpr int oneBrokenIn = 12;
    /// For letters that are larger by this at least.
    static constexpr double worthBreaking = 1.2;
};
/// In metres, from which capitals and figures of that size are read.
[[nodiscard]] double readableFrom(double size);

/// One try to set such a list: in how large letters, on how many pages.
struct WallTry {
    int columns = 1;
    double size = WallLetters::leastNames;
    double width = 0; // of a column
    int pages = 0;
    bool isWhole = true; // no name is broken

    /// On fewer pages, or in letters that are no smaller than broken names are worth.
    [[nodiscard]] bool isBetterThan(const WallTry& other) const {
        if (pages != other.pages)
            return pages < other.pages;
        return !other.isWhole && isWhole && size * WallColumns::worthBreaking >= other.size;
    }
};

/// The best of all tries, from the largest letters and the fewest columns on. fitOf: the try with
/// so many columns and letters of that size; nothing where something has no room.
template <class Fit, class FitOf>
[[nodiscard]] std::optional<Fit> bestTry(FitOf fitOf) {
    std::optional<Fit> best;
    constexpr double step = 0.5;
    constexpr int smaller = int((WallLetters::mostNames - WallLetters::leastNames) / step);
    for (int i = 0; i <= smaller; ++i) {
        const double size = WallLetters::mostNames - i * step;
        for (int columns = 1; columns <= WallColumns::most; ++columns) {
            std::optional<Fit> fit = fitOf(columns, size);
            if (fit && (!best || fit->isBetterThan(*best)))
                best = std::move(fit);
        }
    }
    return best;
}

/// What stands on one page of a list for the wall; y counts from where the list begins on it.
using WallPage = std::vector<PlacedItem>;

/// The rows in one to three columns, on as few pages as hold them and in the largest letters in
/// which they do: one size for all names; few of them take two lines, none is smaller than the
/// others. What is left of the page is shared out between the rows. Columns and remarks that are
/// spare are left out; what a row begins is a band across. first: the room on the first page,
/// further: on the others. Nothing where a row is higher than a page.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const ReportTable& table, const Measures& measures, double first, double further);

/// The same for groups, in fields that are all alike, row by row.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const Poster& poster, const Measures& measures, double first, double further);

/// Where a text of one or more lines stands so that its capitals are in the middle of a height.
[[nodiscard]] double topInMiddle(double middle, double size, qsizetype lines);

/// What stands at the top of every page of a sheet for the wall: its heading in large letters, when
/// and where beside it, at the right what it is for; a thick line below. These are the heading and
/// the notes, two at most, that the document begins with.
class WallHead {
public:
    /// Keeps the measure.
    WallHead(const ReportDocument& document, const TextMeasure& text, const QRectF& inner);

    /// How many of the document's blocks it says.
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
