#pragma once

#include "app/cli/command.h"

namespace mentat {

/// mentat-cli, but for what main() makes. typed: what stands after the program's name.
[[nodiscard]] ExitCode runProgram(const QStringList& typed, CommandContext& context);

} // namespace mentat
