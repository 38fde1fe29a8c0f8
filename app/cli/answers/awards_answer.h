#pragma once

#include "app/cli/event_answer.h"

namespace mentat {

/// R5.3.
[[nodiscard]] Result<Answer> awardsAnswer(const Event& event, const Asked& asked);

} // namespace mentat
