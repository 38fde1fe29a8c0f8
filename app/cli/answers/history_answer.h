#pragma once

#include "app/cli/output.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// docs/CLI.md, `history`.
[[nodiscard]] Answer historyAnswer(const History& history);

} // namespace mentat
