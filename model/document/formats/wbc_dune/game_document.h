#pragma once

#include "model/document/bytes/json.h"
#include "model/formats/wbc_dune/game.h"
#include "model/result.h"

namespace mentat {

/// A game object by itself, to be adjudicated: `seats` are enough, players are whoever it names,
/// and its outcome (victory, winners, predicted player) is left out. Refused with all its errors of
/// R10.1–R10.10, their places within the object.
[[nodiscard]] Result<Game> readGameToAdjudicate(const Json& document);

/// A game as it is not, at a table of a heat: `{"heat":1,"table":2,"game":{…}}`; the game may leave
/// its own table out.
struct Hypothesis {
    HeatNumber heat;
    Game game;
};

/// Refused with the errors of single values; whether the game fits its event is seen when it is
/// put there.
[[nodiscard]] Result<Hypothesis> readHypothesis(const Json& document);

} // namespace mentat
