#pragma once

#include "app/cli/call/command.h"

#include <vector>

namespace mentat {

/// mentat-cli without main()'s setup. typed: the arguments after the program's name.
[[nodiscard]] ExitCode runProgram(const QStringList& typed, CommandContext& context);

/// Every command, in the order of --help.
[[nodiscard]] const std::vector<Command>& allCommands();

/// How to call the program, and its commands.
[[nodiscard]] QString programHelp();
/// Usage, options, exit codes and an example of one command.
[[nodiscard]] QString commandHelp(const Command& command);
/// `mentat-cli import FILE --document DOC …`
[[nodiscard]] QString usageLine(const Command& command);

} // namespace mentat
