#pragma once

#include "app/cli/command.h"

namespace mentat {

/// How the program is called, and its commands.
[[nodiscard]] QString programHelp();
/// Usage, options, exit codes and an example of one command.
[[nodiscard]] QString commandHelp(const CommandDescription& command);

/// `mentat-cli import FILE --document DOC …`
[[nodiscard]] QString usageLine(const CommandDescription& command);

} // namespace mentat
