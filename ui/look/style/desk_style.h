#pragma once

#include "ui/look/style/own_palette.h"

#include <QProxyStyle>

class QAbstractItemView;
class QStyleOptionHeader;

namespace mentat {

/// Flat: one edge around buttons and fields, hairlines between list rows, no gradient, no bevel;
/// keyboard focus is obvious, light and dark. Fusion measures everything not painted here.
class DeskStyle final : public QProxyStyle {
    Q_OBJECT

public:
    DeskStyle();

    /// Of the rows of lists.
    void setDensity(Density density) { m_density = density; }

    /// Shows text as plain text even if it looks like markup, also in tool tips and message boxes:
    /// it can be a person's name. Markup has to be requested. Adds the help to every list
    /// (helpInList).
    void polish(QWidget* widget) override;
    void polish(QApplication* application) override;
    void unpolish(QApplication* application) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

    /// Underlines mnemonic letters while Alt is down, and in a menu opened that way until it
    /// closes; otherwise none.
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
    /// The extra height Qt gives a line for a picture, which fits without it.
    [[nodiscard]] int roomForPicture(const QStyleOption& option, const QWidget* widget) const;
    /// Of a list: one line or two, with the arrow of the sorted column directly after it.
    void drawColumnTitle(const QStyleOptionHeader& header, QPainter& painter,
                         const QWidget* widget) const;

    void underline(bool isShown);

    Density m_density = Density::Compact;
    bool m_isAltDown = false;
    bool m_isUnderlined = false;
};

/// Makes cut text accessible in every list. A tool tip over a cell with cut text shows the whole
/// text, and the cell's own tool tip below it. A row selected from outside, by a screen reader,
/// which does not move the cursor, becomes the marked row. Installed once for each list, however
/// often it is called.
void helpInList(QAbstractItemView& view);

} // namespace mentat
