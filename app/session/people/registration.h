#pragma once

#include "model/book.h"

namespace mentat {

/// The id of the next player of an event: "p1" and on, one that nobody has.
[[nodiscard]] PlayerId nextPlayerId(const Event& event);

/// What a person whom the file knows is registered with: all that is known, and what a
/// pre-registration list said of the expansion.
[[nodiscard]] Player playerOf(const Person& person, PlayerId id);
/// Somebody of whom nothing is known but the name.
[[nodiscard]] Player newPlayer(Name name, PlayerId id);

} // namespace mentat
