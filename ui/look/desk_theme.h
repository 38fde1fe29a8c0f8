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

/// The colors of one tone. Marks (good, warning, bad) appear only next to an icon and a word.
struct Colors {
    QColor window;
    QColor base; // of fields and lists
    QColor alternate;
    QColor button;
    QColor text;
    QColor weakText;
    QColor line;      // between groups; never the only sign of anything
    QColor edge;      // of check boxes and input fields
    QColor separator; // between the rows of a list
    QColor focus;     // around the widget with keyboard focus, and at the side of the marked row
    QColor selection; // behind the marked row
    QColor selectionIdle; // the same in a list without keyboard focus
    QColor accent;        // the one thing to do next, and the current page
    QColor accentText;
    QColor accentTint; // behind text in the accent color: the current page, the cut
    QColor accentOnTint;
    QColor practice; // behind the notice that nothing here counts; used for nothing else
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
/// The palette for rows of lists, and for menus: marked text keeps its color.
[[nodiscard]] QPalette markedPalette(const QPalette& palette, bool hasKeys);
/// The palette for the button of the next step.
[[nodiscard]] QPalette accentPalette(const QPalette& palette);

class DeskStyle;

enum class Theme { System, Light, Dark };

/// The look of the whole program. Applies itself to the application; created once, by main().
class DeskTheme : public QObject {
    Q_OBJECT

public:
    DeskTheme();
    /// Restores the application's font and palette.
    ~DeskTheme() override;

    void setTheme(Theme theme);
    [[nodiscard]] Theme theme() const { return m_theme; }
    /// The desktop's setting; absent: it has none, so its palette decides.
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

    QPointer<DeskStyle> m_style; // as long as the application uses it
    QFont m_platformFont;
    QPalette m_platformPalette;
    Tone m_platformTone;
    std::optional<Tone> m_systemTone;
    Theme m_theme = Theme::System;
    Density m_density = Density::Compact;
    int m_zoom = 100;
};

} // namespace mentat
