#include "ui/formats/by_ruleset/stages/stage_cards.h"

#include "model/people/player_index.h"
#include "ui/heats/tables/table_card.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/spacing.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace mentat {

static constexpr int stageCardLetters = 34; // as wide as the card of a heat's table

StageCards::StageCards(QWidget* parent)
    : QWidget(parent)
    , m_area(new QScrollArea)
    , m_grid(new QGridLayout) {
    auto* inner = new QWidget;
    addParts(bareColumn(inner), {m_grid, FreeRoom{}});
    m_grid->setSpacing(space::medium);
    m_area->setWidget(inner);
    makeBare(*m_area);
    m_area->viewport()->installEventFilter(this);
    addParts(bareColumn(this), {{m_area, 1}});
}

void StageCards::showTables(const Event& event, const std::vector<Game>& games,
                            const std::vector<PlayerId>& order) {
    const PlayerIndex players(event);
    while (m_cards.size() > games.size()) {
        m_cards.back()->deleteLater();
        m_cards.back()->hide();
        m_cards.pop_back();
        m_columns = 0;
    }
    while (m_cards.size() < games.size()) {
        m_cards.push_back(new TableCard);
        // Nothing is seated yet: nobody is moved.
        m_cards.back()->setAcceptDrops(false);
        m_cards.back()->seats().setDragEnabled(false);
        m_columns = 0;
    }
    for (size_t i = 0; i < games.size(); ++i) {
        TableFace face{games[i].table,
                       tr("Table %1").arg(games[i].table.value()),
                       tr("not seated yet"),
                       {},
                       false,
                       0,
                       {}};
        for (const Seat& seat : games[i].seats) {
            const auto place = std::ranges::find(order, seat.player) - order.begin();
            face.seats.push_back({seat.number,
                                  seat.player,
                                  players.nameOf(seat.player),
                                  {},
                                  {},
                                  tr("No. %1", "place among those who play").arg(place + 1)});
        }
        m_cards[i]->setFace(face);
    }
    layOut();
}

void StageCards::layOut() {
    int width = fontMetrics().averageCharWidth() * stageCardLetters;
    for (const TableCard* card : m_cards)
        width = std::max(width, card->minimumSizeHint().width());
    const int columns
        = std::max(1, (m_area->viewport()->width() + space::medium) / (width + space::medium));
    if (columns == m_columns)
        return;
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_columns = columns;
    for (size_t i = 0; i < m_cards.size(); ++i) {
        const int place = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], place / columns, place % columns, Qt::AlignTop);
    }
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
}

bool StageCards::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        layOut();
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat
