#include "ui/formats/by_ruleset/stages/stage_rolls.h"

#include "app/session/rounds/round_acts.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "scoring/tie_rolls.h"
#include "ui/heats/final/final_rolls.h"
#include "ui/heats/final/rolls_made.h"
#include "ui/look/spacing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

StageRolls::StageRolls(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_made(new RollsMade)
    , m_column(new QVBoxLayout) {
    setObjectName(u"stageRolls"_s);
    m_column->setSpacing(space::small);
    addParts(bareColumn(this, space::small), {m_column, m_made});
    connect(m_made, &RollsMade::removed, this, &StageRolls::remove);
    hide();
}

void StageRolls::showNothing() {
    m_stage.reset();
    setCount(0);
    m_made->showNone();
    hide();
}

void StageRolls::setCount(size_t count) {
    while (m_rolls.size() > count) {
        m_rolls.back()->deleteLater();
        m_rolls.back()->hide();
        m_rolls.pop_back();
    }
    while (m_rolls.size() < count) {
        m_rolls.push_back(new FinalRolls);
        m_rolls.back()->setObjectName(u"stageRolls%1"_s.arg(m_rolls.size()));
        m_column->addWidget(m_rolls.back());
        connect(m_rolls.back(), &FinalRolls::rolled, this, &StageRolls::record);
    }
}

/// The dice that were typed go with their tie.
void StageRolls::record(const TieRoll& roll) {
    if (!m_book.perform(rollForPlaces(m_book.event(), *m_stage, roll)))
        return;
    if (isEmpty())
        Q_EMIT left();
    else
        startTyping();
}

/// Those who are tied again roll again.
void StageRolls::remove(size_t position) {
    if (!m_book.perform(withdrawRollForPlaces(m_book.event(), *m_stage, position)))
        return;
    if (isEmpty())
        Q_EMIT left();
    else
        startTyping();
}

void StageRolls::showRollsMade(const Name& stage) {
    const PlayedStage* played = findStage(std::get<RulesetPlay>(m_book.event().play), stage);
    if (!played || played->details.tieRolls.empty())
        return m_made->showNone();
    Event unrolled = m_book.event();
    for (PlayedStage& one : std::get<RulesetPlay>(unrolled.play).stages) {
        if (one.name == stage)
            one.details.tieRolls.clear();
    }
    std::vector<std::vector<PlayerId>> ties;
    for (const SharedPlace& place : sharedPlaces(unrolled, stage))
        ties.push_back(place.players);
    m_made->showRolls(
        played->details.tieRolls, ties, m_book.wording().language(),
        [this](const PlayerId& id) { return playerName(m_book.event(), id); }, !m_book.canWrite());
}

void StageRolls::showStage(const Name& stage) {
    m_stage = stage;
    const Event& event = m_book.event();
    const PlayedStage* played = findStage(std::get<RulesetPlay>(event.play), stage);
    auto places = played ? sharedPlaces(event, stage) : std::vector<SharedPlace>();
    std::ranges::stable_sort(places, {}, [](const SharedPlace& one) { return !one.isForTheLine; });
    setCount(places.size());
    const auto nameOf = [&](const PlayerId& id) { return playerName(event, id); };
    for (size_t i = 0; i < places.size(); ++i) {
        const bool again = TieRolls(played->details.tieRolls).rollOf(places[i].players) != nullptr;
        m_rolls[i]->showTie(places[i].players,
                            sharedPlaceText(m_book.wording().language(), places[i], again, nameOf),
                            played->details.tieRolls.size(), nameOf);
        m_rolls[i]->setReadOnly(!m_book.canWrite());
    }
    showRollsMade(stage);
    setVisible(!isEmpty() || (played && !played->details.tieRolls.empty()));
}

void StageRolls::startTyping() {
    if (!m_rolls.empty())
        m_rolls.front()->setFocus();
}

} // namespace mentat
