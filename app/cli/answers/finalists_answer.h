#pragma once

#include "app/cli/event_answer.h"

namespace mentat {

/// R4.5, R4.6, R7.1.
[[nodiscard]] Result<Answer> finalistsAnswer(const Event& event, const Asked& asked);

} // namespace mentat
