#include "scoring/formats/by_ruleset/values/ruleset_field.h"

#include "model/formats/by_ruleset/results.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>

namespace mentat {

RulesetField::RulesetField(const Event& event)
    : m_event(event)
    , m_play(std::get<RulesetPlay>(event.play)) {
    m_positions.reserve(static_cast<qsizetype>(event.players.size()));
    for (size_t i = 0; i < event.players.size(); ++i)
        m_positions.insert(event.players[i].id.text(), i);
    m_games.resize(event.players.size());
    collectGames();
    const DisqualifiedPlayers disqualified(event);
    for (size_t i = 0; i < event.players.size(); ++i)
        m_isDisqualified.push_back(disqualified.contains(i));
}

size_t RulesetField::positionOf(const PlayerId& player) const {
    const auto found = m_positions.constFind(player.text());
    Q_ASSERT(found != m_positions.constEnd());
    return *found;
}

void RulesetField::collectGames() {
    std::vector<const Heat*> heats;
    for (const Heat& heat : m_play.heats)
        heats.push_back(&heat);
    std::ranges::sort(heats, {}, &Heat::number);
    for (const Heat* heat : heats) {
        for (const Game& game : heat->games) {
            if (game.isVoid || !isComplete(game.seats))
                continue;
            for (const SeatResult& result : resultsOf(game, m_play.ruleset.score))
                m_games[positionOf(result.seat->player)].push_back(result);
        }
    }
}

size_t RulesetField::participants() const {
    return static_cast<size_t>(
        std::ranges::count_if(m_games, [](const auto& games) { return !games.empty(); }));
}

} // namespace mentat
