#pragma once

#include <QFontMetrics>
#include <QObject>
#include <QPalette>

#include <algorithm>
#include <functional>

namespace mentat {

enum class Density { Compact, Comfortable };

// The distance between rows, in pixels: with the platform's font, and more with a larger one.

/// Of every list.
[[nodiscard]] inline int listPitch(const QFontMetrics& metrics, Density density) {
    const bool compact = density == Density::Compact;
    return std::max(compact ? 28 : 36, metrics.height() + (compact ? 10 : 18));
}

/// Of the lines within a card, whatever density lists have.
[[nodiscard]] inline int cardPitch(const QFontMetrics& metrics) {
    return std::max(26, metrics.height() + 8);
}

/// A widget's own colors, which follow the theme; lives as long as the widget.
class OwnPalette final : public QObject {
    Q_OBJECT

public:
    /// palette: called now and at each change of the theme; the application's, with the widget's
    /// own colors set.
    OwnPalette(QWidget& widget, std::function<QPalette()> palette);

    /// Calls palette again: something else that it depends on has changed.
    void apply();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<QPalette()> m_palette;
    bool m_applying = false;
};

} // namespace mentat
