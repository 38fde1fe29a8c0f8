#pragma once

#include "model/event.h"

#include <map>

namespace mentat {

/// R6.1, R6.2: disqualified players of an event in heats: by the GM's decision, otherwise, if the
/// event says so (H2), by an unexcused dropout. Identifies players by their position in the order
/// of registration.
class DisqualifiedPlayers {
public:
    /// The event has heats and no R10 error. Keeps a reference to it.
    explicit DisqualifiedPlayers(const Event& event);

    [[nodiscard]] bool contains(size_t player) const;
    /// The player is registered.
    [[nodiscard]] bool contains(const PlayerId& player) const;
    /// The heat of the earliest unexcused dropout in a game that is not void.
    [[nodiscard]] std::optional<HeatNumber> firstDropout(size_t player) const;

private:
    const Event& m_event;
    std::map<size_t, HeatNumber> m_firstDropout; // by player
};

} // namespace mentat
