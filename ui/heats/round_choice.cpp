#include "ui/heats/round_choice.h"

namespace mentat {

RoundChoice& RoundChoice::of(OpenBook& book) {
    if (auto* known = book.findChild<RoundChoice*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new RoundChoice(&book);
}

void RoundChoice::choose(const RoundId& round) {
    if (round == m_round)
        return;
    m_round = round;
    Q_EMIT changed();
}

} // namespace mentat
