#include "model/event.h"

#include "model/people/names.h"

#include <algorithm>

namespace mentat {

QString eventTitle(const EventDetails& details) {
    return details.name.text() + u' ' + QString::number(details.year.value());
}

const Player* findPlayer(const Event& event, const PlayerId& id) {
    const auto found = std::find_if(event.players.begin(), event.players.end(),
                                    [&](const Player& player) { return player.id == id; });
    return found == event.players.end() ? nullptr : &*found;
}

QString playerName(const Event& event, const PlayerId& id) {
    const Player* player = findPlayer(event, id);
    return player ? calledName(event, *player) : id.text();
}

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

bool hasVariant(const Event& event) {
    return std::any_of(event.details.sets.begin(), event.details.sets.end(),
                       [](GameSet set) { return set != GameSet::Base; });
}

} // namespace mentat
