#include "ui/formats/wbc_dune/results/sheet/dune_typed.h"

#include "app/session/typing/typed_values.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"
#include "ui/moments/moment_edit.h"

namespace mentat {

Game DuneTyped::outcome() const {
    return withoutOpenVerdict(m_state.reading.game, m_book.event().settings);
}

void DuneTyped::read() {
    const Event& event = m_book.event();
    const Game& game = *gameAt(event, m_place);
    m_state = stateOf(textOfDraft(m_sheet.text()).value_or(textOf(game, event.settings)), game,
                      event, m_place);
    m_state.endToCome = endToCome(game);
}

std::optional<SheetFault> DuneTyped::endToCome(const Game& before) const {
    const auto& end = m_state.reading.game.end;
    const VenueTime now = m_book.now();
    if (!hasEndToCome(m_state.reading.game, before, now) || end == m_acceptedEnd)
        return std::nullopt;
    const bool isToday = end->date() == now.date();
    return SheetFault{SheetFaultKind::EndToCome, isToday ? timeToType(*end) : momentToType(*end),
                      isToday ? timeToType(now) : momentToType(now)};
}

} // namespace mentat
