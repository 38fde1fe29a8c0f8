#pragma once

#include "ui/look/desk_theme.h"

#include <QStyleOption>

#include <vector>

class QPainter;

namespace mentat::flat {

// The parts that the desk's style paints itself: flat, an edge of one pixel, round corners, one
// accent. All in pixels before scaling.

inline constexpr double fieldRadius = 4;
inline constexpr double buttonRadius = 5;
inline constexpr int scrollBarWidth = 10;
inline constexpr int tabMark = 2;       // under the current tab
inline constexpr int selectionMark = 3; // at the left of the marked row

/// A panel with round corners; without an edge if its width is 0.
struct Panel {
    QColor fill;
    QColor edge{};
    int edgeWidth = 1;
    double radius = fieldRadius;
};
void drawPanel(QPainter& painter, const QRect& rect, const Panel& panel);

/// A button that is not of the next step.
void drawButton(QPainter& painter, const QStyleOption& option);
/// The button of the next step. Its text color was computed to be readable on the accent, so there
/// is no gradient.
void drawAccentButton(QPainter& painter, const QStyleOption& option);
/// A button in a row of icons: invisible until hovered or focused.
void drawToolButton(QPainter& painter, const QStyleOption& option);

/// With large letters, the distance between a button's icon and its text in addition to Qt's 4
/// pixels; 0 for a button without both.
[[nodiscard]] int gapInLabel(const QStyleOption& option);
/// A button's label in the parts that Qt paints: with that gap, the icon and the text by
/// themselves.
[[nodiscard]] std::vector<QStyleOptionButton> partsOfLabel(const QStyleOptionButton& button);

void drawCheckBox(QPainter& painter, const QStyleOption& option);
void drawRadioButton(QPainter& painter, const QStyleOption& option);

/// The arrow of the column that a list is sorted by.
[[nodiscard]] int widthOfSortArrow();
/// After a title: the arrow, and the gap before it.
[[nodiscard]] int roomOfSortArrow();

/// At the end of a button that opens a menu.
[[nodiscard]] int roomOfMenuArrow();

/// An angle that points up or down, in the middle of the rect.
enum class Pointing { Up, Down };
void drawAngle(QPainter& painter, const QRect& rect, Pointing pointing, const QColor& color);

void drawTab(QPainter& painter, const QStyleOptionTab& option);
void drawHeader(QPainter& painter, const QRect& rect, const Colors& colors);
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& thumb);
/// The thumb's rectangle in a scroll bar without arrows.
[[nodiscard]] QRect thumbOf(const QStyleOptionSlider& option);

/// Between two parts: a line if it can be dragged now.
void drawGrip(QPainter& painter, const QStyleOption& option);

/// The progress of a task; hatched while its duration is unknown.
void drawProgress(QPainter& painter, const QStyleOptionProgressBar& option);

/// Behind a marked row of a list with or without keyboard focus. beginsRow: this part of the row
/// has the mark at the left.
void drawMark(QPainter& painter, const QRect& rect, const Colors& colors, bool hasKeys,
              bool beginsRow = true);

/// A ring around the widget with keyboard focus.
void drawFocusRing(QPainter& painter, const QRect& rect, const Colors& colors);

} // namespace mentat::flat
