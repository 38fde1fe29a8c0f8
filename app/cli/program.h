#pragma once

#include "app/cli/call/command.h"

#include <vector>

namespace mentat {

/// mentat-cli, but for what main() makes. typed: what stands after the program's name.
[[nodiscard]] ExitCode runProgram(const QStringList& typed, CommandContext& context);

/// Every command, in the order in which --help lists them.
[[nodiscard]] const std::vector<Command>& allCommands();

/// How the program is called, and its commands.
[[nodiscard]] QString programHelp();
/// Usage, options, exit codes and an example of one command.
[[nodiscard]] QString commandHelp(const Command& command);
/// `mentat-cli import FILE --document DOC …`
[[nodiscard]] QString usageLine(const Command& command);

} // namespace mentat
