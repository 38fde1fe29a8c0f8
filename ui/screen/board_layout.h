#pragma once

#include "reports/placed_page.h"
#include "reports/text_measure.h"
#include "ui/desk/screen_board.h"

#include <QLineF>
#include <QRectF>

namespace mentat {

enum class BoardInk { Text, Weak, Accent, OnBand };

/// A text on one line, as it is painted.
struct BoardText {
    QRectF box;
    QString text;
    TypeStyle style;
    BoardInk ink = BoardInk::Text;
    bool isAtEnd = false; // of its box: at the right
    friend bool operator==(const BoardText&, const BoardText&) = default;
};

/// A side's color, beside its name.
struct BoardSwatch {
    QRectF box;
    Side side;
    friend bool operator==(const BoardSwatch&, const BoardSwatch&) = default;
};

/// A text as a QR picture, with the light margin that cameras need.
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

/// What of the lists is seen at once: whole rows, within the body.
struct BoardPage {
    std::vector<BoardText> texts;
    std::vector<BoardSwatch> swatches;
    std::vector<QLineF> rules;       // between the rows
    std::vector<QLineF> strongRules; // above what begins alike, or stands together
    std::vector<QLineF> cuts;
    std::vector<QRectF> bands; // behind the texts
    friend bool operator==(const BoardPage&, const BoardPage&) = default;
};

/// A board in its places on a screen of a size.
struct PlacedBoard {
    std::vector<BoardText> fixed; // what stands around the lists, and clocks
    std::vector<BoardSwatch> swatches;
    std::optional<BoardCode> code{};
    std::optional<BoardPicture> picture{};
    std::optional<BoardPicture> logo{};
    QRectF rule{};                // below the head, in the accent
    QRectF ornament{};            // above who has won; empty: there is none
    std::vector<BoardPage> pages; // none without lists
    QRectF body;                  // where the lists stand
    double line = 0;              // of one of their lines
    friend bool operator==(const PlacedBoard&, const PlacedBoard&) = default;
};

/// The least size of letters on a screen of a size, in the same unit: their capitals are 12.5 mm
/// high on a screen 1.2 m wide and 675 mm high, which is what is read from five metres (1/400 of
/// the distance), as a list on the wall is. So they take 1/54 of the height or, where the screen is
/// narrower, 1/96 of the width. What holds now and who has won is read from ten.
[[nodiscard]] double leastLetters(const QSizeF& screen);
inline constexpr double farLetters = 2; // of the least
/// Those of a bracket, as a share of those read from ten metres: people step up to it to follow a
/// line.
inline constexpr double bracketShare = 0.55;
/// Those of a race, of which a name is what is looked for.
inline constexpr double raceShare = 0.75;

/// Of a side's color before a text of this size in a line whose upper left corner this is.
[[nodiscard]] QRectF swatchBox(const QPointF& at, double size);

/// The lists in two or three columns of narrow letters, all rows on one pitch, in the largest
/// letters in which they take no more pages than in the least that can be read; what is pinned
/// stands on each page. A name is broken only where it has no room on a line in the least letters;
/// none is cut.
[[nodiscard]] PlacedBoard placedBoard(const ScreenBoard& board, const QSizeF& screen);

/// Where the lists of a board stand.
struct ListSpace {
    QRectF body;
    double least = 0; // the size of letters that can just be read, in the unit of the body
    bool isOneColumn = false;
};

/// The lists of a board, page by page.
struct PlacedLists {
    std::vector<BoardPage> pages;
    double line = 0; // of one of their lines
};

/// In as few pages as the least letters allow, and then in the largest letters that need no more;
/// what room is left becomes air between the rows. Groups that are pinned stand at the top of each
/// page, unless they would leave too little of it: then they are the first lines, the words of the
/// band are above the second group and the cut is a line.
[[nodiscard]] PlacedLists placedLists(const std::vector<ScreenGroup>& groups,
                                      const ListSpace& room);

} // namespace mentat
