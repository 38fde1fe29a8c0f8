#pragma once

#include "app/cli/event_answer.h"

namespace mentat {

/// R11.4.
[[nodiscard]] Result<Answer> scoreAnswer(const Event& event, const Asked& asked);

} // namespace mentat
