#include "model/event.h"

#include "model/people/called.h"

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

} // namespace mentat
