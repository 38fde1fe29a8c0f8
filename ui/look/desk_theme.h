#pragma once

#include "ui/look/style/own_palette.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPointer>

#include <optional>

namespace mentat {

enum class Tone { Light, Dark };

/// The colors of one tone. Marks (good, warning, bad) stand only beside an icon and a word.
struct Colors {
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

[[nodiscard]] const Colors& colorsOf(Tone tone);
/// The colors that belong to a palette made by paletteOf().
[[nodiscard]] const Colors& colorsOf(const QPalette& palette);
[[nodiscard]] Tone toneOf(const QPalette& palette);
[[nodiscard]] QPalette paletteOf(Tone tone);
/// The palette for a list's rows, and for menus: what is marked keeps the color of its text.
[[nodiscard]] QPalette markedPalette(const QPalette& palette, bool hasKeys);
/// The palette for the button of the next step.
[[nodiscard]] QPalette accentPalette(const QPalette& palette);

class DeskStyle;

enum class Theme { System, Light, Dark };

/// How the whole program looks. Applies itself to the application; made once, by its main.
class DeskTheme : public QObject {
    Q_OBJECT

public:
    DeskTheme();
    /// The application gets back the font and the palette that it had.
    ~DeskTheme() override;

    void setTheme(Theme theme);
    [[nodiscard]] Theme theme() const { return m_theme; }
    /// What the desktop says; absent where it says nothing, so that its palette decides.
    void setSystemTone(std::optional<Tone> tone);
    [[nodiscard]] Tone tone() const;

    void setDensity(Density density);
    [[nodiscard]] Density density() const { return m_density; }

    static constexpr int leastZoom = 70;
    static constexpr int greatestZoom = 250;
    /// In percent of the platform's font.
    void setZoom(int percent);
    [[nodiscard]] int zoom() const { return m_zoom; }

    /// Of a row of a list: 28 or 36 px with the platform's font, more with a larger one.
    [[nodiscard]] int rowHeight(const QFontMetrics& metrics) const;

Q_SIGNALS:
    void densityChanged();

private:
    void applyTone();

    QPointer<DeskStyle> m_style; // as long as it is the application's
    QFont m_platformFont;
    QPalette m_platformPalette;
    Tone m_platformTone;
    std::optional<Tone> m_systemTone;
    Theme m_theme = Theme::System;
    Density m_density = Density::Compact;
    int m_zoom = 100;
};

} // namespace mentat
