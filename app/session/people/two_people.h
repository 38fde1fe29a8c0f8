#pragma once

#include "app/session/session.h"

#include <set>

namespace mentat {

/// Two people of the file whose names are alike, the lower id first.
using PeoplePair = std::pair<PersonId, PersonId>;
[[nodiscard]] PeoplePair pairOf(PersonId a, PersonId b);

/// Who were said to be two people, whatever they are called since. It is no fact of any event:
/// it stands beside an event among the drafts and counts for all years of the file.
[[nodiscard]] std::set<PeoplePair> saidToBeTwo(const Session& session);
/// Failures: those of Session::saveDraft().
[[nodiscard]] Result<void> sayTheyAreTwo(Session& session, EventId event, PersonId a, PersonId b);

} // namespace mentat
