#pragma once

#include "reports/placed_page.h"
#include "reports/text_measure.h"
#include "ui/desk/screen_board.h"

#include <QLineF>
#include <QRectF>

namespace mentat {

enum class BoardInk { Text, Weak, Accent, OnBand };

/// A text on one line, as painted.
struct BoardText {
    QRectF box;
    QString text;
    TypeStyle style;
    BoardInk ink = BoardInk::Text;
    bool isAtEnd = false; // aligned with the right of its box
    double stretch = 1;   // of its width: a long name is condensed
    friend bool operator==(const BoardText&, const BoardText&) = default;
};

/// A side's color, next to its name.
struct BoardSwatch {
    QRectF box;
    Side side;
    friend bool operator==(const BoardSwatch&, const BoardSwatch&) = default;
};

/// A text as a QR code, with the light margin that cameras need.
struct BoardCode {
    QRectF box; // a square
    QString text;
    friend bool operator==(const BoardCode&, const BoardCode&) = default;
};

/// A picture at its place: texts, lines and boxes.
struct BoardPicture {
    QPointF at;
    PlacedPage page;
    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

/// The part of the lists shown at once: whole rows, within the body.
struct BoardPage {
    std::vector<BoardText> texts;
    std::vector<BoardSwatch> swatches;
    std::vector<QLineF> rules;       // between the rows
    std::vector<QLineF> strongRules; // above lines that begin alike, or belong together
    std::vector<QLineF> cuts;
    std::vector<QRectF> bands; // behind the texts
    friend bool operator==(const BoardPage&, const BoardPage&) = default;
};

/// A board laid out on a screen of a given size.
struct PlacedBoard {
    std::vector<BoardText> fixed; // around the lists, and clocks
    std::vector<BoardSwatch> swatches;
    std::optional<BoardCode> code{};
    std::optional<BoardPicture> picture{};
    std::optional<BoardPicture> logo{};
    QRectF rule{};                // below the head, in the accent
    QRectF ornament{};            // above the winner; empty: there is none
    std::vector<BoardPage> pages; // none without lists
    QRectF body;                  // the place of the lists
    double line = 0;              // the height of a list's line
    friend bool operator==(const PlacedBoard&, const PlacedBoard&) = default;
};

/// The minimum size of letters on a screen of this size, in the same unit: their capitals are 12.5
/// mm high on a screen 1.2 m wide and 675 mm high, readable from five meters (1/400 of the
/// distance), like a list on the wall. This is 1/54 of the height or, on a narrower screen, 1/96 of
/// the width. The current state and the winner are readable from ten.
[[nodiscard]] double leastLetters(const QSizeF& screen);
inline constexpr double farLetters = 2; // of the minimum
/// The most condensed name.
inline constexpr double leastStretch = 0.8;
/// The widest name of a winner, as a share of the width between the edges.
inline constexpr double winnerShare = 0.82;
/// Letters of a bracket, as a share of those readable from ten meters: people step up to it to
/// follow a line.
inline constexpr double bracketShare = 0.55;
/// Letters of a race, where readers look for a name.
inline constexpr double raceShare = 0.75;

/// Of a side's color before a text of this size in a line with this upper left corner.
[[nodiscard]] QRectF swatchBox(const QPointF& at, double size);

/// The lists in two or three columns of narrow letters, all rows on one pitch, in the largest
/// letters that take no more pages than the smallest readable ones; the pinned part is on each
/// page. A name longer than its line is condensed, by a fifth at most; it is broken only if it does
/// not fit so in the smallest letters, or is twice as long as most. None is cut.
[[nodiscard]] PlacedBoard placedBoard(const ScreenBoard& board, const QSizeF& screen);

/// The place of a board's lists.
struct ListSpace {
    QRectF body;
    double least = 0; // the size of the smallest readable letters, in the unit of the body
    bool isOneColumn = false;
};

/// The lists of a board, page by page.
struct PlacedLists {
    std::vector<BoardPage> pages;
    double line = 0; // the height of one line
};

/// In as few pages as the smallest letters allow, and then in the largest letters that need no
/// more; remaining room becomes space between the rows. Pinned groups are at the top of each page,
/// unless they would leave too little of it: then they are the first lines, the words of the band
/// are above the second group and the cut is a line.
[[nodiscard]] PlacedLists placedLists(const std::vector<ScreenGroup>& groups,
                                      const ListSpace& room);

} // namespace mentat
