#pragma once

#include "model/document/bytes/json.h"
#include "model/document/read_notes.h"
#include "model/event.h"
#include "model/result.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// A standalone game object, which may omit its table; notes what could not be read.
[[nodiscard]] Game readGameObject(const Json& json, const Pointer& where, ReadNotes& notes);

/// A hypothetical game at a table of a heat: `{"heat":1,"table":2,"game":{…}}`, or of an advanced
/// round: `{"stage":"Final","table":1,"game":{…}}`; the game may omit its own table.
struct Hypothesis {
    RoundId round;
    Game game;
};

/// event: where the game would be; it has heats. Refused with the errors of single values; whether
/// the game fits its event is checked when it is inserted.
[[nodiscard]] Result<Hypothesis> readHypothesis(const Json& document, const Event& event);

} // namespace mentat
