#pragma once

#include "model/document/bytes/json.h"
#include "model/dune/game.h"
#include "model/result.h"

namespace mentat {

/// A game object by itself, to be adjudicated: `seats` are enough, players are whoever it names,
/// and its outcome (victory, winners, predicted player) is left out. Refused with all its errors of
/// R10.1–R10.10, their places within the object.
[[nodiscard]] Result<Game> readGameToAdjudicate(const Json& document);

} // namespace mentat
