#pragma once

#include "app/cli/command.h"

namespace mentat {

/// `battle`: the losses among which the winner of a battle chooses.
class BattleCommand final : public Command {
public:
    [[nodiscard]] CommandDescription description() const override;
    [[nodiscard]] ExitCode run(const Arguments& arguments, CommandContext& context) const override;
};

} // namespace mentat
