#pragma once

#include "app/session/session.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// How the calls that an advanced round notes were made, from the journal: the document does not
/// say what the standings were then. A call that came with a document is not among them. Failures:
/// those of the file.
[[nodiscard]] Result<std::vector<CallMade>> callsMade(Session& session, EventId event,
                                                      const Name& round);

} // namespace mentat
