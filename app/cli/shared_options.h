#pragma once

#include "app/cli/arguments.h"
#include "app/cli/output.h"

namespace mentat {

/// What several commands take; each means the same everywhere.

[[nodiscard]] Operand eventFileOperand();
[[nodiscard]] Option eventOption();
[[nodiscard]] Option formatOption();
[[nodiscard]] Option explainOption();

/// What --format says: one of its words, as Arguments::complaint() has seen to.
[[nodiscard]] OutputFormat outputFormat(const Arguments& arguments);

} // namespace mentat
