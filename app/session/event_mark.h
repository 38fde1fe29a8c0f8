#pragma once

#include "app/session/session.h"

namespace mentat {

/// What tells an event from every other, in every copy of its file, whatever the two are called:
/// made of when and by whose hand it came in, which the journal says. 32 digits of base 16. It goes
/// into what is written for the event, so that nothing is written over that was written for
/// another.
[[nodiscard]] QString eventMark(Session& session, EventId event);

} // namespace mentat
