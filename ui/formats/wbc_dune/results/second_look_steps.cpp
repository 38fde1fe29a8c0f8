// The second look of the page Results.
#include "app/session/formats/wbc_dune/pile_order.h"
#include "app/session/formats/wbc_dune/result_acts.h"
#include "ui/formats/wbc_dune/heats/heat_tabs.h"
#include "ui/formats/wbc_dune/results/results_lists.h"
#include "ui/formats/wbc_dune/results/results_page.h"
#include "ui/formats/wbc_dune/results/second_look.h"
#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"

#include <QPushButton>

#include <algorithm>
#include <utility>

namespace mentat {

void ResultsPage::startSecondLook() {
    const Heat* shown = heat();
    if (!shown)
        return;
    const auto pile = pileOrder(m_book.session(), m_book.eventId(), *shown);
    if (!pile) {
        m_book.say(Gravity::Refused, m_book.worded(pile.error()));
        return;
    }
    if (pile->empty())
        return;
    m_pile = *pile;
    m_pileHeat = shown->number;
    const auto unchecked = std::ranges::find_if(
        m_pile, [&](TableNumber table) { return !findGame(*shown, table)->checked; });
    m_isPileThrough = false;
    m_pilePlace = unchecked == m_pile.end() ? 0 : static_cast<size_t>(unchecked - m_pile.begin());
    m_secondLook->show();
    showPileSheet();
}

void ResultsPage::endSecondLook() {
    if (m_pile.empty())
        return;
    m_secondLook->hide();
    for (const TableNumber table : std::exchange(m_pile, {})) {
        const auto known = m_sheets.find(GameAddress{m_pileHeat, table});
        if (known != m_sheets.end() && !known->second->isTyped())
            close(*known->second);
    }
    m_lists->focusTables();
}

void ResultsPage::showPileSheet() {
    const TableNumber table = m_pile[m_pilePlace];
    ResultSheet* shown = open(table);
    if (!shown) {
        endSecondLook(); // the game is gone
        return;
    }
    m_lists->mark(table);
    m_secondLook->showPlace(static_cast<int>(m_pilePlace) + 1, static_cast<int>(m_pile.size()),
                            m_isPileThrough                     ? SecondLook::Sheet::Last
                            : findGame(*heat(), table)->checked ? SecondLook::Sheet::Checked
                                                                : SecondLook::Sheet::Open);
    m_secondLook->setFocus();
}

void ResultsPage::tickPileSheet() {
    const GameAddress place{m_pileHeat, m_pile[m_pilePlace]};
    const Game* game = gameAt(m_book.event(), place);
    if (!game)
        return;
    const bool checks = !game->checked;
    if (!checks && m_isPileThrough)
        return; // a Space too many; whoever goes back to a sheet means it
    if (!m_book.perform(markChecked(m_book.event(), place, checks)))
        return;
    m_isPileThrough = checks && m_pilePlace + 1 == m_pile.size();
    if (checks && !m_isPileThrough)
        ++m_pilePlace;
    showPileSheet();
}

void ResultsPage::stepPile(int direction) {
    const auto last = static_cast<int>(m_pile.size()) - 1;
    m_pilePlace
        = static_cast<size_t>(std::clamp(static_cast<int>(m_pilePlace) + direction, 0, last));
    m_isPileThrough = false;
    showPileSheet();
}

} // namespace mentat
