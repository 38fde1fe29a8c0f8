#pragma once

#include <QObject>
#include <QPalette>

#include <functional>

namespace mentat {

/// Colors of a widget's own, also after another theme was chosen; stays with the widget.
class OwnPalette final : public QObject {
    Q_OBJECT

public:
    /// palette: asked for now and at each change of the theme; the application's, with the widget's
    /// own colors set.
    OwnPalette(QWidget& widget, std::function<QPalette()> palette);

    /// Asks for the palette: something else that it depends on has changed.
    void apply();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<QPalette()> m_palette;
    bool m_applying = false;
};

} // namespace mentat
