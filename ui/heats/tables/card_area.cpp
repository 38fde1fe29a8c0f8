#include "ui/heats/tables/card_area.h"

#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace mentat {

// In letters of the font.
static constexpr int narrowestCard = 34;
static constexpr int widestCard = 70;

CardArea::CardArea(QWidget* parent) : QScrollArea(parent), m_grid(new QGridLayout) {
    auto* inner = new QWidget;
    addParts(bareColumn(inner), {m_grid, FreeRoom{}});
    m_grid->setSpacing(space::medium);
    setWidget(inner);
    makeBare(*this);
    viewport()->installEventFilter(this);
}

void CardArea::showFaces(const std::vector<TableFace>& faces,
                         const std::function<void(TableCard&)>& prepare) {
    while (m_cards.size() > faces.size()) {
        m_cards.back()->deleteLater();
        m_cards.back()->hide();
        m_cards.pop_back();
        m_columns = 0;
    }
    while (m_cards.size() < faces.size()) {
        m_cards.push_back(new TableCard);
        keepToMeasure(*m_cards.back(), widestCard);
        prepare(*m_cards.back());
        m_columns = 0;
    }
    for (size_t i = 0; i < faces.size(); ++i)
        m_cards[i]->setFace(faces[i]);
    layOut();
}

int CardArea::columnsOf(int cardWidth) const {
    return std::max(1, (viewport()->width() + space::medium) / (cardWidth + space::medium));
}

/// So few that every name is whole, where all tables are seen at once all the same; else as many as
/// have room.
int CardArea::fittingColumns() const {
    const int letter = fontMetrics().averageCharWidth();
    int least = letter * narrowestCard;
    int whole = least;
    for (const TableCard* card : m_cards) {
        least = std::max(least, card->minimumSizeHint().width());
        whole = std::max(whole, card->wholeWidth());
    }
    const int most = columnsOf(least);
    const int fewer = columnsOf(std::min(whole, letter * widestCard));
    return heightIn(fewer) <= viewport()->height() ? fewer : most;
}

int CardArea::heightIn(int columns) const {
    const auto across = static_cast<size_t>(columns);
    int all = -space::medium;
    for (size_t first = 0; first < m_cards.size(); first += across) {
        int row = 0;
        for (size_t i = first; i < std::min(first + across, m_cards.size()); ++i)
            row = std::max(row, m_cards[i]->sizeHint().height());
        all += row + space::medium;
    }
    return all;
}

void CardArea::layOut() {
    const int columns = fittingColumns();
    if (columns == m_columns)
        return;
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_grid->setColumnStretch(m_columns, 0);
    m_columns = columns;
    for (size_t i = 0; i < m_cards.size(); ++i) {
        const int place = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], place / columns, place % columns, Qt::AlignTop);
    }
    // Cards share the room until each is as wide as is read with ease; beside them it stays free.
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, nearlyAll);
    m_grid->setColumnStretch(columns, 1);
}

bool CardArea::eventFilter(QObject* watched, QEvent* event) {
    // Smaller, too, where a scroll bar comes up beside it.
    if (watched == viewport() && event->type() == QEvent::Resize)
        layOut();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace mentat
