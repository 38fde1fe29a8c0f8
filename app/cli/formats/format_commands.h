#pragma once

#include "app/cli/command.h"

#include <memory>

namespace mentat {

/// Commands that only one event format has.
[[nodiscard]] std::unique_ptr<Command> makeSeatCommand();
[[nodiscard]] std::unique_ptr<Command> makeAdjudicateCommand();
[[nodiscard]] std::unique_ptr<Command> makeWhatIfCommand();
[[nodiscard]] std::unique_ptr<Command> makeSeatCheckCommand();
[[nodiscard]] std::unique_ptr<Command> makeStatisticsCommand();

} // namespace mentat
