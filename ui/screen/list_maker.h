#pragma once

#include "ui/screen/board_layout.h"

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
inline constexpr double bandLetters = 1.15; // of the least ones
} // namespace list_measure

/// Words, or figures: what repeats is weak, and the figure is heavy.
struct ListPiece {
    QString text;
    bool isFigure;
};

/// A line of a list in letters of a size, broken into as many rows as it has to be.
struct BrokenListLine {
    const ScreenGroup* group = nullptr;
    const ScreenLine* line = nullptr; // nullptr: the heading
    QStringList texts;
    int gap = 0;          // rows above it, unless it begins a column
    bool mayBegin = true; // a column
    bool mustBegin = false;
    bool beginsGroup = false;
};

/// Tries how the lists of a board fit, and places them: on rows of one pitch in all columns, so
/// that the eye goes across.
class ListMaker {
public:
    ListMaker(const std::vector<ScreenGroup>& groups, const ListSpace& room);

    [[nodiscard]] PlacedLists run();

private:
    struct TextWidths {
        double whole;
        double word; // the longest
    };
    /// Which texts may be broken: they have no room on a line even in the least letters, or are
    /// much wider than most.
    using LongTexts = std::vector<bool>;

    [[nodiscard]] static TypeStyle lineStyle(double size, bool isBold = false) {
        return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
    }
    [[nodiscard]] double widthOf(const QString& text) const;
    void measure(); // in letters of size 1: widths grow with the size
    void choose();
    void spread(); // what room is left becomes air between the rows
    void setSize(double size, int columns);
    [[nodiscard]] LongTexts longTexts() const;
    [[nodiscard]] bool isAllowed(const LongTexts& isLong) const;
    /// Breaks the lists into lines and these into pages; returns how many. gap: rows between groups
    /// with headings; air: the pitch of the rows, of the height of a line.
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
        bool isTorn; // a group that stands together
    };
    /// The line after the last that has room in a column of so many rows that begins with this one:
    /// where groups keep together, unless one is higher than a column.
    [[nodiscard]] ColumnEnd columnEnd(size_t from, size_t to, int rows, bool anywhere) const;
    /// Where the columns of these lines end, as evenly as they can. anywhere: also within a group.
    [[nodiscard]] std::vector<size_t> columnEnds(size_t from, size_t to, int most,
                                                 bool anywhere) const;
    [[nodiscard]] int highest(size_t from, const std::vector<size_t>& ends) const;
    [[nodiscard]] TypeStyle bandStyle() const {
        return lineStyle(m_room.least * list_measure::bandLetters, true);
    }
    [[nodiscard]] double bandLine() const { return lineHeight(bandStyle().size) * 1.1; }
    [[nodiscard]] QStringList bandLines() const;
    [[nodiscard]] double bandHeight() const; // with the air above and below it
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
    // In the size that is tried.
    double m_size = 0;
    int m_columns = 1;
    double m_pitch = 0;
    double m_columnWidth = 0;
    double m_beforeWidth = 0;
    double m_afterWidth = 0;
    double m_headAfterWidth = 0;
    double m_swatch = 0;
    double m_textWidth = 0;
    bool m_goesByColumns = false; // what must begin a column does
    std::vector<BrokenListLine> m_lines;
    std::vector<int> m_rowsTo;   // rows to the end of each line
    size_t m_pinned = 0;         // lines
    int m_pinnedRows = 0;        // of the highest of their columns
    bool m_isTorn = false;       // a group that stands together
    int m_rows = 1;              // of a column below them
    std::vector<size_t> m_pages; // the first line of each, then the end
};

/// Of a short text, word by word.
[[nodiscard]] std::vector<ListPiece> piecesOf(const QString& text);

} // namespace mentat
