#pragma once

#include "app/session/acts.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const StormPlay& play,
                                       const PlayerId& kept, const PlayerId& other);
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const StormPlay& play);

} // namespace mentat
