#pragma once

#include "app/session/edits.h"

namespace mentat {

/// What merging two players changes in the part of an event that its format adds. Nothing is put
/// into the edits where it fails: BothInHeat, BothInGame.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const PlayerId& kept,
                                       const PlayerId& other);

} // namespace mentat
