#pragma once

class QWidget;

namespace mentat {

/// So many letters are read with ease in a line, from column to column of a page.
inline constexpr int measureLetters = 90;

/// The widget becomes no wider than so many letters of its font, however wide the screen is:
/// nothing that is read or typed is stretched.
void keepToMeasure(QWidget& widget, int letters = measureLetters);

/// A field above a list, or words about it, end where the list ends, and have what they need where
/// that is less: there is no field twice as wide as what it looks into.
void endWhere(QWidget& widget, QWidget& list);

} // namespace mentat
