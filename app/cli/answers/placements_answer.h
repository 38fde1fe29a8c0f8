#pragma once

#include "app/cli/event_answer.h"

namespace mentat {

/// R7.5, R7.6.
[[nodiscard]] Result<Answer> placementsAnswer(const Event& event, const Asked& asked);

} // namespace mentat
