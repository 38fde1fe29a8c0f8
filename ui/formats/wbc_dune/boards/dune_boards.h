#pragma once

#include "ui/desk/screen_board.h"

#include <span>

namespace mentat {

/// What a second screen can show of the tournament, in the usual order.
[[nodiscard]] std::span<const BoardKind> duneBoards();

} // namespace mentat
