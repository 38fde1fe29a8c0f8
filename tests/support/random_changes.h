#pragma once

#include "app/session/session.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// A random act at the desk on this event, whatever its kind; the session may refuse it. Absent if
/// the drawn act has no object (no player, no heat).
[[nodiscard]] std::optional<Change> randomChange(const Book& book, EventId event,
                                                 RandomSource& random);

/// Performs random changes until this many were accepted. Returns their kinds.
std::vector<ChangeKind> performRandomChanges(Session& session, RandomSource& random, int count);

} // namespace mentat::test
