#pragma once

#include "app/cli/call/command.h"

namespace mentat {

/// Commands for one or several kinds of rules, in the order of --help.
[[nodiscard]] Command seatCommand();
[[nodiscard]] Command adjudicateCommand();
[[nodiscard]] Command battleCommand();
[[nodiscard]] Command seatCheckCommand();
[[nodiscard]] Command rulesetsCommand();
[[nodiscard]] Command planCommand();

} // namespace mentat
