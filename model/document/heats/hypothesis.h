#pragma once

#include "model/document/bytes/json.h"
#include "model/document/read_notes.h"
#include "model/event.h"
#include "model/result.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// A game object by itself, which may leave its table out: what could not be read is noted.
[[nodiscard]] Game readGameObject(const Json& json, const Pointer& where, ReadNotes& notes);

/// A game as it is not, at a table of a heat: `{"heat":1,"table":2,"game":{…}}`, or of an advanced
/// round: `{"stage":"Final","table":1,"game":{…}}`; the game may leave its own table out.
struct Hypothesis {
    RoundId round;
    Game game;
};

/// event: in which it would be; it has heats. Refused with the errors of single values; whether the
/// game fits its event is seen when it is put there.
[[nodiscard]] Result<Hypothesis> readHypothesis(const Json& document, const Event& event);

} // namespace mentat
