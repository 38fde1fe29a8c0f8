#pragma once

#include "app/session/acts.h"
#include "model/kinds/kind_table.h"

namespace mentat {

struct HeatsPractice;

/// What the session asks of a kind of rules.
struct SessionKind {
    /// What merging two players changes in what the kind adds to an event. Nothing is put into the
    /// edits where it fails: BothInHeat, BothInGame.
    Result<void> (*merge)(Edits& edits, const Event& event, const PlayerId& kept,
                          const PlayerId& other);
    /// Who sat somewhere at one time, a list a heat or game: each of them is somebody else (R10.2).
    /// Two players can be merged just when they share none of these.
    std::vector<std::vector<PlayerId>> (*seatedAtOnce)(const Event& event);
    /// nullptr: the program does not play such events in practice.
    const HeatsPractice* practice = nullptr;
    /// What an event to practise with has of one like it; nullptr: it is the tournament's.
    Play (*inventedLike)(const Play& play, QDate firstDay) = nullptr;
};
template <>
[[nodiscard]] const KindTable<SessionKind>& kindTable<SessionKind>();

} // namespace mentat
