#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `standings`: ranks the players of the heats.
class StandingsCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
