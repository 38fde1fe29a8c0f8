#pragma once

#include "ui/screen/board_layout.h"

#include <QStringList>

namespace mentat {

// In units of the letters: the measures and distances of a board's lists.
namespace list_measure {
inline constexpr double columnGap = 1.4;
inline constexpr double besideText = 0.6; // between a text and its neighbor
inline constexpr double betweenPieces = 0.28;
inline constexpr double swatchRoom = 0.62;
inline constexpr double headingLetters = 1.05;
inline constexpr double bandGap = 0.25;
inline constexpr double bandLetters = 1.15; // of the minimum ones
} // namespace list_measure

/// Words, or figures: repeated parts are weak, and the figure is heavy.
struct ListPiece {
    QString text;
    bool isFigure;
};

/// A line of a list in letters of a given size, broken into as many rows as necessary.
struct BrokenListLine {
    const ScreenGroup* group = nullptr;
    const ScreenLine* line = nullptr; // nullptr: the heading
    QStringList texts;
    int gap = 0;          // rows above it, unless it begins a column
    bool mayBegin = true; // a column
    bool mustBegin = false;
    bool beginsGroup = false;
};

/// Tries how the lists of a board fit, and lays them out: on rows of one pitch in all columns, so
/// that the eye can go across.
class ListMaker {
public:
    ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room);

    [[nodiscard]] PlacedLists run();

private:
    struct TextWidths {
        double whole;
        double word; // the longest
    };
    /// Texts that may be condensed, as they do not fit on a line even in the smallest letters or
    /// are much wider than most; and those that may be broken, being too wide for that as well.
    enum class Length { Usual, Condensed, Broken };
    using LongTexts = std::vector<Length>;

    [[nodiscard]] static TypeStyle lineStyle(double size, bool isBold = false) {
        return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
    }
    [[nodiscard]] double widthOf(const QString& text) const;
    void measure(); // in letters of size 1: widths grow with the size
    void choose();
    void spread(); // remaining room becomes space between the rows
    void setSize(double size, int columns);
    [[nodiscard]] LongTexts longTexts() const;
    [[nodiscard]] bool isAllowed(const LongTexts& isLong) const;
    /// Breaks the lists into lines and these into pages; returns the number of pages. gap: rows
    /// between groups with headings; air: the pitch of the rows, relative to the height of a line.
    size_t packed(int gap, double air);
    size_t packedInto(int gap);
    void breakLines(int gap);
    [[nodiscard]] QStringList textsOf(const ScreenLine& line, const TextWidths& widths) const;
    [[nodiscard]] TypeStyle headingStyle() const {
        return lineStyle(m_size * list_measure::headingLetters, true);
    }
    [[nodiscard]] double headingWidth(const ScreenGroup& group) const;
    [[nodiscard]] int rowsOf(size_t from, size_t to) const;
    struct ColumnEnd {
        size_t end;
        bool isTorn; // a group that belongs together
    };
    /// The line after the last that fits in a column of this many rows beginning with this one:
    /// groups stay together, unless one is higher than a column.
    [[nodiscard]] ColumnEnd columnEnd(size_t from, size_t to, int rows, bool anywhere) const;
    /// The ends of the columns of these lines, as even as possible. anywhere: also within a group.
    [[nodiscard]] std::vector<size_t> columnEnds(size_t from, size_t to, int most,
                                                 bool anywhere) const;
    [[nodiscard]] int highest(size_t from, const std::vector<size_t>& ends) const;
    [[nodiscard]] TypeStyle bandStyle() const {
        return lineStyle(m_room.least * list_measure::bandLetters, true);
    }
    [[nodiscard]] double bandLine() const { return lineHeight(bandStyle().size) * 1.1; }
    [[nodiscard]] QStringList bandLines() const;
    [[nodiscard]] double bandHeight() const; // with the space above and below it
    BoardPage placedPage(size_t from, size_t to);
    void placeBand(BoardPage& page, double top) const;
    void placeColumns(BoardPage& page, size_t from, const std::vector<size_t>& ends,
                      double top) const;
    void placeRule(BoardPage& page, const BrokenListLine& line, const QPointF& at,
                   bool isFirst) const;
    void placeLine(BoardPage& page, const BrokenListLine& broken, const QPointF& at) const;
    void placeHeading(BoardPage& page, const BrokenListLine& broken, const QPointF& at) const;
    /// At the end of the box, from its last word to the first.
    void placePieces(BoardPage& page, const QRectF& box, const QString& text) const;
    void addTo(BoardPage& page, const QRectF& box, const QString& text, TypeStyle style,
               BoardInk ink) const;
    void addSwatch(BoardPage& page, const std::optional<Side>& side, const QPointF& at) const;

    const std::vector<ScreenGroup>& m_groups;
    ListSpace m_room;
    TextMeasure m_measure;
    // At size 1.
    std::vector<TextWidths> m_texts;
    double m_before = 0;
    double m_after = 0;
    double m_headAfter = 0;
    std::vector<std::pair<const ScreenGroup*, double>> m_headings;
    bool m_hasSwatch = false;
    bool m_hasHeadings = false;
    // At the tried size.
    double m_size = 0;
    int m_columns = 1;
    double m_pitch = 0;
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_headAfterWidth = 0;
    double m_swatch = 0;
    double m_textWidth = 0;
    bool m_goesByColumns = false; // required column breaks apply
    std::vector<BrokenListLine> m_lines;
    std::vector<int> m_rowsTo;   // rows to the end of each line
    size_t m_pinned = 0;         // lines
    int m_pinnedRows = 0;        // of the highest of their columns
    bool m_isTorn = false;       // a group that belongs together
    int m_rows = 1;              // of a column below them
    std::vector<size_t> m_pages; // the first line of each, then the end
};

/// Of a short text, word by word.
[[nodiscard]] std::vector<ListPiece> piecesOf(const QString& text);

} // namespace mentat
