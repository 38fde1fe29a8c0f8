#pragma once

#include "ui/look/style/own_palette.h"

#include <QProxyStyle>

class QAbstractItemView;
class QStyleOptionHeader;

namespace mentat {

/// Flat: one edge around what is pressed or typed into, hairlines between what is listed, no
/// gradient, no bevel; whatever has the keys is seen at once, light and dark. Fusion measures what
/// is not painted here.
class DeskStyle final : public QProxyStyle {
    Q_OBJECT

public:
    DeskStyle();

    /// Of the rows of lists.
    void setDensity(Density density) { m_density = density; }

    /// A text that looks like markup is a text, also in tool tips and message boxes: it can be
    /// somebody's name. Who wants markup says so. Every list gets its help (helpInList).
    void polish(QWidget* widget) override;
    void polish(QApplication* application) override;
    void unpolish(QApplication* application) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

    /// Letters that Alt chooses are underlined while Alt is down, and in a menu that was opened so
    /// until it closes; at rest nothing is.
    bool eventFilter(QObject* watched, QEvent* event) override;

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returned) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                       SubControl part, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;

private:
    /// How much higher than its letters Qt makes a line for a picture, which has room all the same.
    [[nodiscard]] int roomForPicture(const QStyleOption& option, const QWidget* widget) const;
    /// Of a list: one line or two, and the arrow of the sorted column directly behind it.
    void drawColumnTitle(const QStyleOptionHeader& header, QPainter& painter,
                         const QWidget* widget) const;

    void underline(bool isShown);

    Density m_density = Density::Compact;
    bool m_isAltDown = false;
    bool m_isUnderlined = false;
};

/// What every list does for who cannot see all of it, or nothing. Where the mouse rests on a cell
/// whose text is cut, it is said whole, and below it what the cell says there by itself. And a row
/// that is selected from outside, by a screen reader, which does not move the cursor, becomes the
/// marked one. Once for each list, however often it is asked for.
void helpInList(QAbstractItemView& view);

} // namespace mentat
