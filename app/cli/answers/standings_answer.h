#pragma once

#include "app/cli/event_answer.h"
#include "scoring/standings.h"

namespace mentat {

/// R4, in order, the disqualified last.
[[nodiscard]] Result<Answer> standingsAnswer(const Event& event, const Asked& asked);

/// The same of an event as it could be, each row with the rank that its player has in fact.
[[nodiscard]] Result<Answer> whatIfAnswer(const Event& supposed, const Event& actual,
                                          const Asked& asked);

} // namespace mentat
