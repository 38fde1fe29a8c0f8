#include "ui/formats/wbc_dune/final/final_page.h"

#include "ui/formats/wbc_dune/final/final_game_view.h"
#include "ui/look/spacing.h"

#include <QAction>
#include <QVBoxLayout>

namespace mentat {

FinalPage::FinalPage(const Surroundings& surroundings) : m_game(new FinalGameView(surroundings)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, 0, space::page, space::page);
    column->addWidget(m_game);
    for (QAction* action : m_game->actions())
        addAction(action);
    connect(&surroundings.book, &OpenBook::eventChanged, m_game, &FinalGameView::refresh);
    connect(&surroundings.book, &OpenBook::eventChosen, m_game, &FinalGameView::refresh);
}

void FinalPage::arrive() {
    m_game->arrive();
}

void FinalPage::reveal(const QString&) {
    m_game->arrive();
}

} // namespace mentat
