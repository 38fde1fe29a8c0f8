#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `recover`: makes a new event file of what is left of a damaged one.
class RecoverCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
