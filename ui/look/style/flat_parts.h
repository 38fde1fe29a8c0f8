#pragma once

#include "ui/look/desk_theme.h"

#include <QStyleOption>

class QPainter;

namespace mentat::flat {

// What the desk's style paints itself: flat, an edge of one pixel, round corners, one accent. All
// in pixels before scaling.

inline constexpr double fieldRadius = 4;
inline constexpr double buttonRadius = 5;
inline constexpr int scrollBarWidth = 10;
inline constexpr int tabMark = 2;       // under the tab that is shown
inline constexpr int selectionMark = 3; // at the left of the row that is marked

/// A panel with round corners; without an edge where its width is 0.
struct Panel {
    QColor fill;
    QColor edge{};
    int edgeWidth = 1;
    double radius = fieldRadius;
};
void drawPanel(QPainter& painter, const QRect& rect, const Panel& panel);

/// A button that is none of the next step.
void drawButton(QPainter& painter, const QStyleOption& option);
/// The button of the next step. Text on it is what was computed to be readable, so its color has no
/// gradient around it.
void drawAccentButton(QPainter& painter, const QStyleOption& option);
/// A button in a row of pictures: nothing until the mouse or the keys are on it.
void drawToolButton(QPainter& painter, const QStyleOption& option);

void drawCheckBox(QPainter& painter, const QStyleOption& option);
void drawRadioButton(QPainter& painter, const QStyleOption& option);

/// The arrow of the column by which a list is sorted.
[[nodiscard]] int widthOfSortArrow();
/// Behind a title: the arrow, and the gap before it.
[[nodiscard]] int roomOfSortArrow();

/// An angle that points up or down, in the middle of the rect.
enum class Pointing { Up, Down };
void drawAngle(QPainter& painter, const QRect& rect, Pointing pointing, const QColor& color);

void drawTab(QPainter& painter, const QStyleOptionTab& option);
void drawHeader(QPainter& painter, const QRect& rect, const Colors& colors);
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& thumb);
/// Where the thumb of a bar without arrows stands.
[[nodiscard]] QRect thumbOf(const QStyleOptionSlider& option);

/// Between two parts: a line where it can be dragged now.
void drawGrip(QPainter& painter, const QStyleOption& option);

/// How much of a work is done; hatched while no one knows how long it takes.
void drawProgress(QPainter& painter, const QStyleOptionProgressBar& option);

/// Behind a row that is marked, of a list that has the keys or not. beginsRow: the mark at the left
/// stands in this part of it.
void drawMark(QPainter& painter, const QRect& rect, const Colors& colors, bool hasKeys,
              bool beginsRow = true);

/// A ring around what has the keys.
void drawFocusRing(QPainter& painter, const QRect& rect, const Colors& colors);

} // namespace mentat::flat
