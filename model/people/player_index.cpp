#include "model/people/player_index.h"

#include "model/people/called.h"

namespace mentat {

PlayerIndex::PlayerIndex(const Event& event) : m_all(event.players) {
    m_players.reserve(event.players.size());
    for (const Player& player : event.players)
        m_players.try_emplace(player.id, &player);
}

const Player* PlayerIndex::find(const PlayerId& id) const {
    const auto found = m_players.find(id);
    return found == m_players.end() ? nullptr : found->second;
}

QString PlayerIndex::nameOf(const PlayerId& id) const {
    const Player* player = find(id);
    return player ? calledName(m_all, *player) : id.text();
}

} // namespace mentat
