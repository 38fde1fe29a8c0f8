#pragma once

#include <QProxyStyle>

namespace mentat {

/// Fusion, with some air between the columns of lists, and with edges, focus and the chosen tab to
/// be seen in the dark, where Fusion outlines by the window's colour.
class DeskStyle final : public QProxyStyle {
    Q_OBJECT

public:
    DeskStyle();

    /// A text that looks like markup is a text, also in tool tips and message boxes: it can be
    /// somebody's name. Who wants markup says so. Every list gets its help (list_help.h).
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returned) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
};

} // namespace mentat
