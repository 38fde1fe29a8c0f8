#pragma once

#include "reports/text_measure.h"
#include "ui/desk/screen_board.h"

#include <QLineF>
#include <QRectF>

namespace mentat {

enum class BoardInk { Text, Weak, Accent };

/// A text on one line, as it is painted.
struct BoardText {
    QRectF box;
    QString text;
    TypeStyle style;
    BoardInk ink = BoardInk::Text;
    bool isAtEnd = false; // of its box: at the right
    friend bool operator==(const BoardText&, const BoardText&) = default;
};

/// A board in its places on a screen of a size.
struct PlacedBoard {
    std::vector<BoardText> fixed; // what stands around the lists, and clocks
    std::vector<BoardText>
        lists;                // below each other from y = 0: within the body, moved by scrolling
    std::vector<QLineF> cuts; // as the lists
    QRectF body;              // where the lists are seen
    double height = 0;        // of the lists
    double line = 0;          // of one of their lines

    [[nodiscard]] bool scrolls() const { return height > body.height(); }
    friend bool operator==(const PlacedBoard&, const PlacedBoard&) = default;
};

/// The least size of letters on a screen of a size, in the same unit: their capitals are 25 mm high
/// on a screen 1.2 m wide and 675 mm high, which is what is read from ten metres (1/400 of the
/// distance). So they take 1/27 of the height or, where the screen is narrower, 1/48 of the width.
[[nodiscard]] double leastLetters(const QSizeF& screen);

/// The lists in two columns, in the largest letters in which all of it fits, but not in smaller
/// ones than can be read: then it scrolls. A few long names may be broken into lines for the sake
/// of all others; none is cut.
[[nodiscard]] PlacedBoard placedBoard(const ScreenBoard& board, const QSizeF& screen);

} // namespace mentat
