#pragma once

#include "model/values/logo.h"
#include "reports/wording/figure_words.h"

#include <QRectF>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

namespace mentat {

/// Plain for reading at hand, narrow for the wall, with serifs for framing.
enum class Typeface { Plain, Narrow, Serif };

/// The style of letters: the size in points (1/72 inch).
struct TypeStyle {
    double size = 10;
    bool isBold = false;
    bool isItalic = false;
    Typeface face = Typeface::Plain;
    double tracking = 0; // added width of each letter, as a share of its width
    friend bool operator==(const TypeStyle&, const TypeStyle&) = default;
};

enum class Align { Start, Center, End };

/// The role of a text for navigation and screen readers.
enum class TextRole {
    Text,
    Heading1,
    Heading2,
    Heading3,
    Reference, // to the next level 2 heading, in a table of contents
    Decoration // repeated on every page, dots that lead to a number
};

/// How a text continues the one placed before it: as another line, or beside it, as cells of a row
/// that are read together.
enum class Joint { None, Space, InWord, Beside };

/// Ink on paper, from 0 (none) to 1 (black): a cheap printer has no colors. Text is black, or at
/// least 0.6.
using Darkness = double;

/// A text in its box, from the top; wrapped if it does not fit on one line. It has been measured
/// (reports/text_measure.h): nothing is clipped or overflows.
struct PlacedText {
    QRectF box;
    QString text;
    TypeStyle style{};
    Align align = Align::Start;
    Darkness darkness = 1;
    bool isBroken = false; // wrapped between words
    bool isTurned = false; // by 180 degrees about the center of its box: read from the other side
    TextRole role = TextRole::Text;
    Joint joint = Joint::None;
    friend bool operator==(const PlacedText&, const PlacedText&) = default;
};

struct PlacedLine {
    QPointF from;
    QPointF to;
    double width = 0.5;
    Darkness darkness = 1;
    bool isDashed = false; // a line to cut along
    bool isAccent = false; // in color, as dark in gray
    bool isSeries = false; // on a screen in the color of a chart's first series
    bool isCurved = false; // level at both ends, like an S
    friend bool operator==(const PlacedLine&, const PlacedLine&) = default;
};

/// A box to tick or to write in, or a tinted background (no outline: outline 0).
struct PlacedBox {
    QRectF box;
    double outline = 0.5;
    Darkness fill = 0;
    bool isAccent = false; // its outline and, on a screen, its fill
    bool isSeries = false; // on a screen in the color of a chart's first series
    double radius = 0;     // of its corners; half its side: a dot
    bool isDashed = false; // its outline: expected
    friend bool operator==(const PlacedBox&, const PlacedBox&) = default;
};

/// A figure as a chart. Copies share the drawing.
struct PlacedFigure {
    QRectF box;
    std::shared_ptr<const FigureDrawing> drawing;
    friend bool operator==(const PlacedFigure& one, const PlacedFigure& other) {
        return one.box == other.box && *one.drawing == *other.drawing;
    }
};

/// The event's logo, filling its box.
struct PlacedLogo {
    QRectF box;
    std::shared_ptr<const Logo> logo;
    friend bool operator==(const PlacedLogo& one, const PlacedLogo& other) {
        return one.box == other.box && *one.logo == *other.logo;
    }
};

/// A sentence behind the whole page, in large pale slanted letters, repeated so that cutting or
/// folding never removes it all.
struct PlacedMark {
    QRectF page;
    QString text;
    friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};

using PlacedItem
    = std::variant<PlacedText, PlacedLine, PlacedBox, PlacedFigure, PlacedLogo, PlacedMark>;

/// The items of a page, in points from its upper left corner.
struct PlacedPage {
    QSizeF size;
    std::vector<PlacedItem> items{};
    friend bool operator==(const PlacedPage&, const PlacedPage&) = default;
};

} // namespace mentat
