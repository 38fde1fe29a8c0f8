#include "ui/heats/heat_choice.h"

namespace mentat {

HeatChoice& HeatChoice::of(OpenBook& book) {
    if (auto* known = book.findChild<HeatChoice*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new HeatChoice(&book);
}

void HeatChoice::choose(std::optional<HeatNumber> heat) {
    if (heat == m_heat)
        return;
    m_heat = heat;
    Q_EMIT changed();
}

} // namespace mentat
