#include "ui/heats/final/round_rolls.h"

#include "app/session/rounds/round_acts.h"
#include "ui/heats/final/final_rolls.h"
#include "ui/heats/final/rolls_made.h"
#include "ui/look/spacing.h"

using namespace Qt::StringLiterals;

namespace mentat {

RoundRolls::RoundRolls(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_made(new RollsMade)
    , m_column(new QVBoxLayout) {
    setObjectName(u"roundRolls"_s);
    m_column->setSpacing(space::small);
    addParts(bareColumn(this, space::small), {m_column, m_made});
    connect(m_made, &RollsMade::removed, this, &RoundRolls::remove);
    hide();
}

void RoundRolls::showNothing() {
    setCount(0);
    m_made->showNone();
    hide();
}

void RoundRolls::setCount(size_t count) {
    while (m_rolls.size() > count) {
        m_rolls.back()->deleteLater();
        m_rolls.back()->hide();
        m_rolls.pop_back();
    }
    while (m_rolls.size() < count) {
        m_rolls.push_back(new FinalRolls);
        m_rolls.back()->setObjectName(u"roundRolls%1"_s.arg(m_rolls.size()));
        m_column->addWidget(m_rolls.back());
        connect(m_rolls.back(), &FinalRolls::rolled, this, &RoundRolls::record);
    }
}

void RoundRolls::showRound(const Name& round, const std::vector<AskedRoll>& asked,
                           const std::vector<TieRoll>& made,
                           const std::vector<std::vector<PlayerId>>& ties) {
    m_round = round;
    setCount(asked.size());
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    for (size_t i = 0; i < asked.size(); ++i) {
        m_rolls[i]->showTie(asked[i].players, asked[i].what, made.size(), nameOf);
        m_rolls[i]->setReadOnly(!m_book.canWrite());
    }
    if (made.empty())
        m_made->showNone();
    else
        m_made->showRolls(made, ties, m_book.wording().language(), nameOf, !m_book.canWrite());
    setVisible(!isEmpty() || !made.empty());
}

/// The dice that were typed go with their tie.
void RoundRolls::record(const TieRoll& roll) {
    if (m_book.perform(rollForPlaces(m_book.event(), m_round, roll)))
        goOn();
}

void RoundRolls::remove(size_t position) {
    if (m_book.perform(withdrawRollForPlaces(m_book.event(), m_round, position)))
        goOn();
}

void RoundRolls::goOn() {
    if (isEmpty())
        Q_EMIT left();
    else
        startTyping();
}

void RoundRolls::startTyping() {
    if (!m_rolls.empty())
        m_rolls.front()->setFocus();
}

} // namespace mentat
