#pragma once

#include "model/event.h"

#include <map>

namespace mentat {

/// R6.1, R6.2: who is out of an event in heats: by the GM's word, else, where the event has it so
/// (H2), by a dropout that nobody excused. Players are named by their position in the order of
/// registration.
class DisqualifiedPlayers {
public:
    /// Of an event with heats, without an error of R10. Keeps a reference to it.
    explicit DisqualifiedPlayers(const Event& event);

    [[nodiscard]] bool contains(size_t player) const;
    /// Of somebody registered.
    [[nodiscard]] bool contains(const PlayerId& player) const;
    /// The heat of the earliest dropout that nobody excused, in a game that is not void.
    [[nodiscard]] std::optional<HeatNumber> firstDropout(size_t player) const;

private:
    const Event& m_event;
    std::map<size_t, HeatNumber> m_firstDropout; // by player
};

} // namespace mentat
