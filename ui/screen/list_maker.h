#pragma once

#include "ui/screen/board_lists.h"

#include <QStringList>

namespace mentat {

// Of the letters: what the lists of a board are measured and placed by.
namespace list_measure {
inline constexpr double columnGap = 1.4;
inline constexpr double besideText = 0.6; // between a text and what stands beside it
inline constexpr double betweenPieces = 0.28;
inline constexpr double swatchRoom = 0.62;
inline constexpr double headingLetters = 1.05;
inline constexpr double bandGap = 0.25;
} // namespace list_measure

/// The air in a list.
struct ListSpacing {
    double gap;  // between groups, of the letters
    double line; // of a line, of its height
};

/// Words, or figures: what repeats is weak, and the figure is heavy.
struct Piece {
    QString text;
    bool isFigure;
};
[[nodiscard]] std::vector<Piece> piecesOf(const QString& text);

/// A line of a list in letters of a size, broken where it has to be.
struct BrokenLine {
    const ScreenGroup* group = nullptr;
    const ScreenLine* line = nullptr; // nullptr: the heading
    QStringList texts;
    double gap = 0;       // above it, unless it begins a column
    bool mayBegin = true; // a column
    bool mustBegin = false;
};

/// Tries how the lists of a board fit, and places them.
class ListMaker {
public:
    ListMaker(const std::vector<ScreenGroup>& groups, const ListRoom& room);

    [[nodiscard]] PlacedLists run();

private:
    struct TextWidths {
        double whole;
        double word; // the longest
    };
    [[nodiscard]] double widthOf(const QString& text) const;
    /// In letters of size 1: widths grow with the size.
    void measure();
    void choose();
    /// What room is left becomes air.
    void spread(size_t pages);
    void setSize(double size);
    /// isLong: which texts have no room on a line even in the least letters.
    [[nodiscard]] bool isAllowed(const std::vector<bool>& isLong) const;
    /// Breaks the lists into lines and these into pages; returns how many.
    size_t packed(const ListSpacing& spacing);
    void breakLines();
    [[nodiscard]] QStringList textsOf(const ScreenLine& line, const TextWidths& widths) const;
    [[nodiscard]] TypeStyle headingStyle() const {
        return {.size = m_size * list_measure::headingLetters, .isBold = true};
    }
    [[nodiscard]] double headingWidth(const ScreenGroup& group) const;
    [[nodiscard]] double row() const { return lineHeight(m_size) * m_spacing.line; }
    [[nodiscard]] double heightOf(const BrokenLine& line) const;
    /// Of these lines as a column.
    [[nodiscard]] double heightOf(size_t from, size_t to) const;
    [[nodiscard]] double roomOnPage() const { return m_room.body.bottom() - m_top + 0.01; }
    /// The line after the last that has room in a column that begins with this one: where groups
    /// keep together, unless one is higher than a column.
    [[nodiscard]] size_t columnEnd(size_t from) const;
    /// Where the second column begins, so that both end as evenly as they can.
    [[nodiscard]] size_t splitOf(size_t from, size_t to) const;
    /// anywhere: also within a group.
    [[nodiscard]] size_t splitOf(size_t from, size_t to, bool anywhere) const;
    [[nodiscard]] TypeStyle bandStyle() const { return {.size = m_room.least, .isBold = true}; }
    [[nodiscard]] QStringList bandLines() const;
    /// With the air above and below it.
    [[nodiscard]] double bandHeight() const;
    BoardPage placedPage(size_t from, size_t to);
    void placeBand(BoardPage& page) const;
    void placeColumns(BoardPage& page, size_t from, size_t to, double top);
    void placeLine(BoardPage& page, const BrokenLine& broken, const QPointF& at) const;
    void placeHeading(BoardPage& page, const BrokenLine& broken, const QPointF& at) const;
    /// At the end of the box, from its last word to the first.
    void placePieces(BoardPage& page, const QRectF& box, const QString& text) const;
    void addTo(BoardPage& page, const QRectF& box, const QString& text, TypeStyle style,
               BoardInk ink) const;
    void addSwatch(BoardPage& page, const std::optional<Faction>& faction, const QPointF& at) const;

    const std::vector<ScreenGroup>& m_groups;
    ListRoom m_room;
    TextMeasure m_measure;
    // At size 1.
    std::vector<TextWidths> m_texts;
    double m_before = 0;
    double m_after = 0;
    double m_headAfter = 0;
    std::vector<std::pair<const ScreenGroup*, double>> m_headings;
    bool m_hasSwatch = false;
    // In the size that is tried.
    double m_size = 0;
    ListSpacing m_spacing{};
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_headAfterWidth = 0;
    double m_swatch = 0;
    double m_textWidth = 0;
    std::vector<BrokenLine> m_lines;
    std::vector<double> m_heights; // to the end of each line
    size_t m_pinned = 0;           // lines
    double m_top = 0;              // of what is not pinned
    std::vector<size_t> m_pages;   // the first line of each, then the end
};

} // namespace mentat
