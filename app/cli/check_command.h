#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `check`: tells what is wrong with an event.
class CheckCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
