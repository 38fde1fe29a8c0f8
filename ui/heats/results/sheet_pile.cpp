#include "ui/heats/results/sheet_pile.h"

#include <algorithm>
#include <utility>

namespace mentat {

SheetPile::SheetPile(const Round& round, std::vector<TableNumber> tables)
    : m_round(tables.empty() ? std::nullopt : std::optional(round.id()))
    , m_tables(std::move(tables)) {
    const auto unchecked = std::ranges::find_if(m_tables, [&](TableNumber table) {
        const Game* game = findGame(round.games(), table);
        return game && !game->checked;
    });
    if (unchecked != m_tables.end())
        m_place = static_cast<size_t>(unchecked - m_tables.begin());
}

void SheetPile::check() {
    m_isThrough = m_place + 1 == m_tables.size();
    if (!m_isThrough)
        ++m_place;
}

void SheetPile::step(int direction) {
    m_place
        = static_cast<size_t>(std::clamp(static_cast<int>(m_place) + direction, 0, count() - 1));
    m_isThrough = false;
}

} // namespace mentat
