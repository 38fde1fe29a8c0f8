#pragma once

#include "model/values/logo.h"
#include "reports/wording/figure_words.h"

#include <QRectF>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace mentat {

/// Plain for what is read at hand, narrow for the wall, with serifs for what is framed.
enum class Typeface { Plain, Narrow, Serif };

/// How letters look: the size in points (1/72 inch).
struct TypeStyle {
    double size = 10;
    bool isBold = false;
    bool isItalic = false;
    Typeface face = Typeface::Plain;
    double tracking = 0; // how much wider each letter stands, as a share of its width
    friend bool operator==(const TypeStyle&, const TypeStyle&) = default;
};

enum class Align { Start, Centre, End };

/// What a text is to whoever finds the way about a document by its parts, or has it read aloud.
enum class TextRole {
    Text,
    Heading1,
    Heading2,
    Heading3,
    Reference, // to the next heading of level 2, in a list of contents
    Decoration // what every page repeats, dots that lead to a number
};

/// How a text follows the one placed before it: as another line of it, or beside it, as the cells
/// of a row do that are read in one go.
enum class Joint { None, Space, InWord, Beside };

/// Ink on paper, as darkness from 0 (none) to 1 (black): a cheap printer has no colors. Text is
/// black, or no lighter than 0.6.
using Darkness = double;

/// A text in its box, from the top; broken into lines where it does not fit in one. Whoever places
/// it has measured it (reports/text_measure.h): nothing is cut and nothing sticks out.
struct PlacedText {
    QRectF box;
    QString text;
    TypeStyle style{};
    Align align = Align::Start;
    Darkness darkness = 1;
    bool isBroken = false; // into lines, between words
    bool isTurned = false; // half round, about the middle of its box: seen from the other side
    TextRole role = TextRole::Text;
    Joint joint = Joint::None;
    friend bool operator==(const PlacedText&, const PlacedText&) = default;
};

struct PlacedLine {
    QPointF from;
    QPointF to;
    double width = 0.5;
    Darkness darkness = 1;
    bool isDashed = false; // where to cut
    bool isAccent = false; // in color, as dark in grey
    bool isSeries = false; // on a screen in the color of a chart's first series
    bool isCurved = false; // leaves and arrives level, as an S
    friend bool operator==(const PlacedLine&, const PlacedLine&) = default;
};

/// A box to tick or to write into, or a tint behind something (no outline: outline 0).
struct PlacedBox {
    QRectF box;
    double outline = 0.5;
    Darkness fill = 0;
    bool isAccent = false; // its outline, and on a screen what it is filled with
    bool isSeries = false; // on a screen in the color of a chart's first series
    double radius = 0;     // of its corners; half its side: a dot
    bool isDashed = false; // its outline: what is expected
    friend bool operator==(const PlacedBox&, const PlacedBox&) = default;
};

/// A figure as a chart. The drawing is kept once, whatever is copied.
struct PlacedFigure {
    QRectF box;
    std::shared_ptr<const FigureDrawing> drawing;
    friend bool operator==(const PlacedFigure& one, const PlacedFigure& other) {
        return one.box == other.box && *one.drawing == *other.drawing;
    }
};

/// The event's logo, as large as its box.
struct PlacedLogo {
    QRectF box;
    std::shared_ptr<const Logo> logo;
    friend bool operator==(const PlacedLogo& one, const PlacedLogo& other) {
        return one.box == other.box && *one.logo == *other.logo;
    }
};

/// A sentence behind all that stands on the page, in large pale slanting letters, again and again:
/// whatever is cut out or folded away, some of it is left.
struct PlacedMark {
    QRectF page;
    QString text;
    friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};

using PlacedItem
    = std::variant<PlacedText, PlacedLine, PlacedBox, PlacedFigure, PlacedLogo, PlacedMark>;

/// What stands on one page, in points from the page's upper left corner.
struct PlacedPage {
    QSizeF size;
    std::vector<PlacedItem> items{};
    friend bool operator==(const PlacedPage&, const PlacedPage&) = default;
};

} // namespace mentat
