#pragma once

#include "model/event.h"

namespace mentat {

/// Who is checked in and sits at no table, in the order of check-in; nobody disqualified (R6.1).
[[nodiscard]] std::vector<PlayerId> waitingEntrants(const Event& event, const Heat& heat);
/// These, then who plays only if needed and does not sit yet.
[[nodiscard]] std::vector<PlayerId> waitingPlayers(const Event& event, const Heat& heat);

} // namespace mentat
