#pragma once

#include <QColor>
#include <QPalette>

namespace mentat {

enum class Tone { Light, Dark };

/// The colours of one tone. Marks (good, warning, bad) stand only beside an icon and a word.
struct Colours {
    QColor window;
    QColor base; // of fields and lists
    QColor alternate;
    QColor button;
    QColor text;
    QColor weakText;
    QColor line;          // between groups; never the only sign of anything
    QColor edge;          // of what is ticked or typed into
    QColor separator;     // between the rows of a list
    QColor focus;         // around what has the keys, and at the side of the row that is marked
    QColor selection;     // behind it
    QColor selectionIdle; // behind it in a list that does not have the keys
    QColor accent;        // the one thing to do next, and the page that is shown
    QColor accentText;
    QColor accentTint; // behind what the accent is written on: the page that is shown, the cut
    QColor accentOnTint;
    QColor practice; // behind the words that nothing here counts; nothing else has it
    QColor practiceText;
    QColor good;
    QColor warning;
    QColor bad;
};

[[nodiscard]] const Colours& coloursOf(Tone tone);
/// The colours that belong to a palette made by paletteOf().
[[nodiscard]] const Colours& coloursOf(const QPalette& palette);
[[nodiscard]] Tone toneOf(const QPalette& palette);
[[nodiscard]] QPalette paletteOf(Tone tone);
/// The palette for a list's rows, and for menus: what is marked keeps the color of its text.
[[nodiscard]] QPalette markedPalette(const QPalette& palette, bool hasKeys);
/// The palette for the button of the next step.
[[nodiscard]] QPalette accentPalette(const QPalette& palette);

} // namespace mentat
