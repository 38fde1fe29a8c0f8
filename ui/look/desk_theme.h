#pragma once

#include "ui/look/colours.h"
#include "ui/look/style/own_palette.h"

#include <QFont>
#include <QObject>
#include <QPointer>

#include <optional>

namespace mentat {

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
