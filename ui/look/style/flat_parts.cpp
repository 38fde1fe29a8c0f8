#include "ui/look/style/flat_parts.h"

#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace mentat::flat {

namespace {

constexpr int gapOfQt = 4; // between a button's icon and its text
constexpr int shortestThumb = 24;
constexpr int thumbInset = 2;
constexpr int pressedBy = 108; // how much darker a pressed part is, in percent

class SmoothPainter {
public:
    explicit SmoothPainter(QPainter& painter) : m_painter(painter) {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~SmoothPainter() { m_painter.restore(); }
    SmoothPainter(const SmoothPainter&) = delete;
    SmoothPainter& operator=(const SmoothPainter&) = delete;

private:
    QPainter& m_painter;
};

bool has(const QStyleOption& option, QStyle::StateFlag flag) {
    return option.state.testFlag(flag);
}

bool isHovered(const QStyleOption& option) {
    return has(option, QStyle::State_Enabled) && has(option, QStyle::State_MouseOver);
}

/// Of a check box: the edge, thicker with focus.
Panel indicatorPanel(const QStyleOption& option, double radius) {
    const Colors& colors = colorsOf(option.palette);
    const bool isSet = has(option, QStyle::State_On) || has(option, QStyle::State_NoChange);
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const QColor set = isEnabled ? colors.focus : colors.edge;
    return {isSet ? set : colors.base, isSet ? set : colors.edge, 1, radius};
}

} // namespace

void drawPanel(QPainter& painter, const QRect& rect, const Panel& panel) {
    const SmoothPainter smooth(painter);
    painter.setPen(panel.edgeWidth > 0 && panel.edge.isValid() ? QPen(panel.edge, panel.edgeWidth)
                                                               : QPen(Qt::NoPen));
    painter.setBrush(panel.fill.isValid() ? QBrush(panel.fill) : QBrush(Qt::NoBrush));
    const double inset = panel.edge.isValid() ? panel.edgeWidth / 2.0 : 0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), panel.radius,
                            panel.radius);
}

void drawButton(QPainter& painter, const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    const bool isEnabled = has(option, QStyle::State_Enabled);
    const bool isDown = isEnabled && (has(option, QStyle::State_Sunken));
    QColor fill = colors.base;
    if (has(option, QStyle::State_On))
        fill = colors.selectionIdle; // the selection color is for lists
    else if (!isEnabled)
        fill = colors.window;
    else if (isHovered(option))
        fill = colors.button;
    if (isDown)
        fill = colors.button.darker(pressedBy);
    const bool hasKeys = has(option, QStyle::State_HasFocus);
    drawPanel(painter, option.rect,
              {fill, hasKeys ? colors.focus : (isEnabled ? colors.edge : colors.line),
               hasKeys ? 2 : 1, buttonRadius});
}

void drawAccentButton(QPainter& painter, const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    const bool isDown = has(option, QStyle::State_Sunken);
    drawPanel(painter, option.rect,
              {isDown ? colors.accent.darker(pressedBy) : colors.accent, {}, 0, buttonRadius});
    if (has(option, QStyle::State_HasFocus))
        drawPanel(painter, option.rect.adjusted(2, 2, -2, -2),
                  {{}, colors.accentText, 1, buttonRadius - 2});
}

void drawToolButton(QPainter& painter, const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    if (has(option, QStyle::State_Sunken))
        drawPanel(painter, option.rect, {colors.button.darker(pressedBy), {}, 0, fieldRadius});
    else if (has(option, QStyle::State_On))
        drawPanel(painter, option.rect, {colors.selectionIdle, {}, 0, fieldRadius});
    else if (isHovered(option))
        drawPanel(painter, option.rect, {colors.button, {}, 0, fieldRadius});
    if (has(option, QStyle::State_HasFocus))
        drawFocusRing(painter, option.rect, colors);
}

int gapInLabel(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (!button || button->icon.isNull() || button->text.isEmpty()
        || button->features.testFlag(QStyleOptionButton::HasMenu))
        return 0;
    return std::max(0, zoomed(gapOfQt) - gapOfQt);
}

std::vector<QStyleOptionButton> partsOfLabel(const QStyleOptionButton& button) {
    if (gapInLabel(button) == 0)
        return {button};
    const int text = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int before = button.iconSize.width() + gapOfQt + gapInLabel(button);
    const QRect& all = button.rect;
    const int left = all.left() + (all.width() - before - text) / 2;
    QStyleOptionButton icon(button);
    icon.text.clear();
    icon.rect = QStyle::visualRect(button.direction, all,
                                   {left, all.top(), button.iconSize.width(), all.height()});
    QStyleOptionButton words(button);
    words.icon = QIcon();
    words.rect
        = QStyle::visualRect(button.direction, all, {left + before, all.top(), text, all.height()});
    return {icon, words};
}

void drawCheckBox(QPainter& painter, const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    const QRect& rect = option.rect;
    drawPanel(painter, rect, indicatorPanel(option, 3));
    const SmoothPainter smooth(painter);
    painter.setPen(QPen(colors.base, std::max(1.5, rect.width() / 8.0), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    const double inset = zoomed(3);
    const QRectF box = QRectF(rect).adjusted(inset, inset, -inset, -inset);
    if (has(option, QStyle::State_On)) {
        QPainterPath tick(QPointF(box.left(), box.center().y()));
        tick.lineTo(box.left() + box.width() * 0.38, box.bottom() - box.height() * 0.12);
        tick.lineTo(box.right(), box.top() + box.height() * 0.12);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(tick);
    } else if (has(option, QStyle::State_NoChange)) {
        painter.drawLine(QPointF(box.left(), box.center().y()),
                         QPointF(box.right(), box.center().y()));
    }
}

void drawRadioButton(QPainter& painter, const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    drawPanel(painter, option.rect, indicatorPanel(option, option.rect.width() / 2.0));
    if (!has(option, QStyle::State_On))
        return;
    const int inset = option.rect.width() / 3;
    const QRect dot = option.rect.adjusted(inset, inset, -inset, -inset);
    drawPanel(painter, dot, {colors.base, {}, 0, dot.width() / 2.0});
}

int widthOfSortArrow() {
    return zoomed(10);
}

int roomOfSortArrow() {
    return widthOfSortArrow() + zoomedGap(space::tight);
}

int roomOfMenuArrow() {
    return zoomed(16);
}

void drawAngle(QPainter& painter, const QRect& rect, Pointing pointing, const QColor& color) {
    const SmoothPainter smooth(painter);
    const double half
        = std::min({static_cast<double>(zoomed(4)), rect.width() / 2.5, rect.height() / 2.0});
    const double rise = pointing == Pointing::Down ? half / 2 : -half / 2;
    const QPointF middle = QRectF(rect).center();
    const double stroke = std::max(1.5, half * 0.375); // as thick as the letters beside it
    painter.setPen(QPen(color, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({middle + QPointF(-half, -rise), middle + QPointF(0, rise),
                                    middle + QPointF(half, -rise)}));
}

void drawTab(QPainter& painter, const QStyleOptionTab& option) {
    const Colors& colors = colorsOf(option.palette);
    const QRect& tab = option.rect;
    if (isHovered(option) && !has(option, QStyle::State_Selected))
        drawPanel(painter, tab.adjusted(2, 2, -2, -tabMark - 1),
                  {colors.button, {}, 0, fieldRadius});
    if (has(option, QStyle::State_Selected))
        painter.fillRect(
            QRect(tab.left() + 2, tab.bottom() - tabMark + 1, tab.width() - 4, tabMark),
            colors.accent);
}

void drawHeader(QPainter& painter, const QRect& rect, const Colors& colors) {
    painter.fillRect(rect, colors.base);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.line);
}

QRect thumbOf(const QStyleOptionSlider& option) {
    const bool isFlat = option.orientation == Qt::Horizontal;
    const int room = isFlat ? option.rect.width() : option.rect.height();
    const int range = option.maximum - option.minimum;
    int length = room;
    if (range > 0) {
        const double part = static_cast<double>(option.pageStep) / (range + option.pageStep);
        length = std::clamp(static_cast<int>(room * part), std::min(shortestThumb, room), room);
    }
    const int from = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room - length, option.upsideDown);
    return isFlat
               ? QRect(option.rect.left() + from, option.rect.top(), length, option.rect.height())
               : QRect(option.rect.left(), option.rect.top() + from, option.rect.width(), length);
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& thumb) {
    const Colors& colors = colorsOf(option.palette);
    painter.fillRect(option.rect, colors.window);
    if (option.maximum <= option.minimum)
        return;
    const bool isHeld = has(option, QStyle::State_Sunken) || isHovered(option);
    const QRect inner = thumb.adjusted(thumbInset, thumbInset, -thumbInset, -thumbInset);
    const double radius = std::min(inner.width(), inner.height()) / 2.0;
    drawPanel(painter, inner, {isHeld ? colors.weakText : colors.edge, {}, 0, radius});
}

void drawGrip(QPainter& painter, const QStyleOption& option) {
    if (!has(option, QStyle::State_MouseOver) && !has(option, QStyle::State_Sunken))
        return;
    const QRect& grip = option.rect;
    const bool isUpright = grip.height() > grip.width();
    painter.fillRect(isUpright ? QRect(grip.center().x(), grip.top(), 1, grip.height())
                               : QRect(grip.left(), grip.center().y(), grip.width(), 1),
                     colorsOf(option.palette).edge);
}

void drawProgress(QPainter& painter, const QStyleOptionProgressBar& option) {
    const Colors& colors = colorsOf(option.palette);
    const int range = option.maximum - option.minimum;
    if (range <= 0)
        return painter.fillRect(option.rect.adjusted(2, 2, -2, -2),
                                QBrush(colors.edge, Qt::BDiagPattern));
    QRect done = option.rect.adjusted(2, 2, -2, -2);
    done.setWidth(
        static_cast<int>(qint64(done.width()) * (option.progress - option.minimum) / range));
    if (done.width() > 0)
        drawPanel(painter, QStyle::visualRect(option.direction, option.rect, done),
                  {colors.selection, {}, 0, fieldRadius - 2});
}

void drawMark(QPainter& painter, const QRect& rect, const Colors& colors, bool hasKeys,
              bool beginsRow) {
    painter.fillRect(rect, hasKeys ? colors.selection : colors.selectionIdle);
    if (beginsRow)
        painter.fillRect(QRect(rect.topLeft(), QSize(selectionMark, rect.height())),
                         hasKeys ? colors.focus : colors.edge);
}

void drawFocusRing(QPainter& painter, const QRect& rect, const Colors& colors) {
    drawPanel(painter, rect, {{}, colors.focus, 1, fieldRadius});
}

} // namespace mentat::flat
