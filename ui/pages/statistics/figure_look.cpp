#include "ui/pages/statistics/figure_look.h"

#include "model/values/enum_ids.h"
#include "ui/look/colours.h"
#include "ui/look/faction_chip.h"

#include <QWidget>

namespace mentat {

namespace {

QColor between(const QColor& one, const QColor& other, float share) {
    const auto mixed = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(mixed(one.redF(), other.redF()), mixed(one.greenF(), other.greenF()),
                            mixed(one.blueF(), other.blueF()));
}

} // namespace

ChartLook chartLookOf(const QWidget& widget) {
    const Colours& colours = coloursOf(widget.palette());
    ChartLook look{.background = colours.window,
                   .text = colours.text,
                   .weakText = colours.weakText,
                   .grid = colours.line,
                   .edge = colours.edge,
                   .fills = {between(colours.focus, colours.text, 0.3F), colours.weakText},
                   .font = widget.font()};
    for (const EnumId<Faction>& entry : idsOf<Faction>)
        look.factions.emplace(entry.value,
                              seenOn(look.background, factionColour(entry.value), look.text));
    return look;
}

} // namespace mentat
