#pragma once

#include "app/cli/command.h"

#include <memory>
#include <span>

namespace mentat {

using CommandFactory = std::unique_ptr<Command> (*)();

/// Every sub-command, in the order in which --help lists them.
[[nodiscard]] std::span<const CommandFactory> commandFactories();

} // namespace mentat
