#pragma once

#include "model/event.h"

#include <span>
#include <unordered_map>

namespace mentat {

/// The players of an event by id, for whoever asks for many: findPlayer() looks through all of them
/// each time. Keeps pointers into the event.
class PlayerIndex {
public:
    explicit PlayerIndex(const Event& event);

    /// nullptr where nobody has the id.
    [[nodiscard]] const Player* find(const PlayerId& id) const;
    /// What the player is called (calledName()); the id itself where nobody has it.
    [[nodiscard]] QString nameOf(const PlayerId& id) const;

private:
    std::span<const Player> m_all; // in the order of registration
    std::unordered_map<PlayerId, const Player*> m_players;
};

} // namespace mentat
