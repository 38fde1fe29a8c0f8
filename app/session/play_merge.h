#pragma once

#include "app/session/acts.h"

namespace mentat {

/// What merging two players changes in the part of an event that its format adds. Nothing is put
/// into the edits where it fails: BothInHeat, BothInGame.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const PlayerId& kept,
                                       const PlayerId& other);

/// Who sat somewhere at one time, a list a heat or game: each of them is somebody else (R10.2). Two
/// players can be merged just when they share none of these.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const Event& event);

} // namespace mentat
