#include "ui/look/desk_style.h"

#include "ui/look/accent_button.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

#include <optional>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr double fieldRadius = 2;
constexpr double buttonRadius = 2.5;
constexpr int tabMark = 2;

struct Edge {
    QColor colour;
    int width = 1;
    double radius = 0;
};

bool hasLine(const QStyleOption& option) {
    return static_cast<const QStyleOptionFrame&>(option).lineWidth > 0;
}

bool isOnlyRead(const QWidget* widget) {
    const auto* line = qobject_cast<const QLineEdit*>(widget);
    return line && line->isReadOnly() && line->hasFrame();
}

/// Of what is typed into; the one with the focus is seen at once.
Edge fieldEdge(const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    if (option.state.testFlag(QStyle::State_HasFocus))
        return {colours.selection, 2, fieldRadius};
    return {colours.edge, 1, fieldRadius};
}

/// Of what is ticked or typed into, and of lists and cards.
std::optional<Edge> edgeOf(QStyle::PrimitiveElement element, const QStyleOption& option,
                           const QWidget* widget) {
    const Colours& colours = coloursOf(option.palette);
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck: return Edge{colours.edge};
    case QStyle::PE_PanelLineEdit:
        // One within a box has the box's.
        if (qobject_cast<const QLineEdit*>(widget) && hasLine(option))
            return fieldEdge(option);
        return std::nullopt;
    case QStyle::PE_Frame:
        if (!hasLine(option))
            return std::nullopt;
        // A text that is only read has nothing else to show that the keys scroll it now.
        if (qobject_cast<const QTextEdit*>(widget) && option.state.testFlag(QStyle::State_HasFocus))
            return fieldEdge(option);
        return qobject_cast<const QPlainTextEdit*>(widget) ? fieldEdge(option) : Edge{colours.line};
    default: return std::nullopt;
    }
}

void drawEdge(QPainter& painter, const QRect& rect, const Edge& edge) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge.colour, edge.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double inset = edge.width / 2.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), edge.radius,
                            edge.radius);
    painter.restore();
}

void drawRing(QPainter& painter, const QRect& rect, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QRectF(rect).adjusted(1, 1, -1, -1));
    painter.restore();
}

/// Plain: Fusion would make a gradient around the colour, and text on it is not what was computed
/// to be readable.
void drawAccent(QPainter& painter, const QStyleOption& option) {
    const Colours& colours = coloursOf(option.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool isDown = option.state.testFlag(QStyle::State_Sunken);
    painter.setBrush(isDown ? colours.accent.darker(110) : colours.accent);
    const QRectF rect(option.rect);
    painter.drawRoundedRect(rect, buttonRadius, buttonRadius);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(colours.accentText);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(2.5, 2.5, -2.5, -2.5), 1, 1);
    }
    painter.restore();
}

} // namespace

DeskStyle::DeskStyle() : QProxyStyle(u"Fusion"_s) {}

void DeskStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (view && !qobject_cast<QHeaderView*>(widget))
        helpInList(*view);
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    const bool inList = qobject_cast<const QAbstractItemView*>(widget);
    if (metric == PM_FocusFrameHMargin && inList)
        return space::tight; // Qt adds one
    if (metric == PM_HeaderMargin)
        return space::tight + 1; // a title stands above the texts of its column
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
    // The toolkit's own pictures are none of ours.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon DeskStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                              const QWidget* widget) const {
    if (icon == SP_LineEditClearButton)
        return lineIcon(LineIcon::Close);
    return QProxyStyle::standardIcon(icon, option, widget);
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    const bool isAccent = element == PE_PanelButtonCommand
                          && qobject_cast<const AccentButton*>(widget)
                          && option->state.testFlag(State_Enabled);
    if (isAccent) {
        drawAccent(*painter, *option);
        return;
    }
    // What is only read does not look as if it were typed into.
    if (element == PE_PanelLineEdit && isOnlyRead(widget)) {
        if (option->state.testFlag(State_HasFocus))
            drawEdge(*painter, option->rect, fieldEdge(*option));
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (const auto edge = edgeOf(element, *option, widget))
        drawEdge(*painter, option->rect, *edge);
    else if (element == PE_IndicatorRadioButton)
        drawRing(*painter, option->rect, coloursOf(option->palette).edge);
}

void DeskStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_TabBarTabShape && option->state.testFlag(State_Selected)) {
        const QRect& tab = option->rect;
        painter->fillRect(QRect(tab.left() + 1, tab.top(), tab.width() - 2, tabMark),
                          coloursOf(option->palette).text);
    }
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_SpinBox || (control == CC_ComboBox && choice && choice->frame))
        drawEdge(*painter, option->rect, fieldEdge(*option));
}

} // namespace mentat
