#include "ui/desk/chart_look_of.h"

#include "model/values/enum_ids.h"
#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"

#include <QWidget>

namespace mentat {
namespace {

QColor between(const QColor& one, const QColor& other, float share) {
    const auto mixed = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mixed(one.redF(), other.redF()), mixed(one.greenF(), other.greenF()),
                            mixed(one.blueF(), other.blueF()));
}

ChartLook lookOn(const QColor& background, const QWidget& widget) {
    const Colors& colors = colorsOf(widget.palette());
    ChartLook look{.background = background,
                   .text = colors.text,
                   .weakText = colors.weakText,
                   .grid = colors.line,
                   .edge = colors.edge,
                   .fills = {between(colors.focus, colors.text, 0.3F), colors.weakText},
                   .font = widget.font(),
                   .accent = colors.accent,
                   .tint = colors.accentTint,
                   .dim = seenOn(background, colors.line, colors.text)};
    look.pale = between(background, look.fills.front(), 0.3F);
    for (const Side side : allSides())
        look.sides.emplace(side, seenOn(look.background, sideColor(side), look.text));
    return look;
}

} // namespace

ChartLook chartLookOf(const QWidget& widget) {
    return lookOn(colorsOf(widget.palette()).window, widget);
}

ChartLook chartLookOnPanel(const QWidget& widget) {
    return lookOn(colorsOf(widget.palette()).base, widget);
}

} // namespace mentat
