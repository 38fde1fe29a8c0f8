#pragma once

#include "app/cli/event_answer.h"
#include "scoring/verdict.h"

namespace mentat {

/// R3. Players are called by their ids: a game by itself has no names.
[[nodiscard]] Answer verdictAnswer(const Verdict& verdict, const Asked& asked);

} // namespace mentat
