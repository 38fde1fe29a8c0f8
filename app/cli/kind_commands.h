#pragma once

#include "app/cli/call/command.h"

namespace mentat {

/// Commands for one kind of rules, or for several, in the order in which --help lists them.
[[nodiscard]] Command seatCommand();
[[nodiscard]] Command adjudicateCommand();
[[nodiscard]] Command battleCommand();
[[nodiscard]] Command seatCheckCommand();
[[nodiscard]] Command rulesetsCommand();
[[nodiscard]] Command planCommand();

} // namespace mentat
