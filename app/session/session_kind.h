#pragma once

#include "app/session/acts.h"
#include "model/kinds/kind_table.h"

namespace mentat {

struct HeatsPractice;

/// What a kind of rules supplies to the session.
struct SessionKind {
    /// Merges two players in the kind's part of an event. Adds no edits on failure: BothInHeat,
    /// BothInGame.
    Result<void> (*merge)(Edits& edits, const Event& event, const PlayerId& kept,
                          const PlayerId& other);
    /// Players at one time, a list per heat or game: each is a different person (R10.2). Two
    /// players can be merged exactly if they share no list.
    std::vector<std::vector<PlayerId>> (*seatedAtOnce)(const Event& event);
    /// nullptr: no practice for such events.
    const HeatsPractice* practice = nullptr;
    /// What a practice event takes from one like it; nullptr: it is the tournament's.
    Play (*inventedLike)(const Play& play, QDate firstDay) = nullptr;
};
template <>
[[nodiscard]] const KindTable<SessionKind>& kindTable<SessionKind>();

} // namespace mentat
