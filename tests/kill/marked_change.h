#pragma once

#include "app/session/session.h"

namespace mentat::test {

/// A change that writes the same number into every player of the event: many rows, so that half of
/// it would be seen.
[[nodiscard]] Change markedChange(const Event& event, int number);

/// The number that all players bear; nothing where they differ.
[[nodiscard]] std::optional<int> markOf(const Event& event);

/// A document with this many players, none of them marked yet.
[[nodiscard]] QByteArray documentToMark(int players);

} // namespace mentat::test
