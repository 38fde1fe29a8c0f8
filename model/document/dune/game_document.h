#pragma once

#include "model/document/bytes/json.h"
#include "model/dune/game.h"
#include "model/result.h"

namespace mentat {

/// A standalone game object to adjudicate: needs only `seats`, defines players by mention, and
/// ignores its outcome (victory, winners, predicted player). Refused with all its errors
/// R10.1–R10.10, with pointers within the object.
[[nodiscard]] Result<Game> readGameToAdjudicate(const Json& document);

} // namespace mentat
